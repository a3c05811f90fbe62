import { logLevels } from '../log.ts';
import { address, oneOf, origins, proxies, type ReadSetting, text, wholeNumber } from './values.ts';

export interface ServerSetting<Value = unknown> {
  /** The environment variable. The flag of the same name overrides it. */
  readonly variable: string;
  /** The placeholder for the value in the help. */
  readonly takes: string;
  readonly about: string;
  /** Ends the sentence «PORT must be …». */
  readonly must: string;
  readonly read: ReadSetting<Value>;
  /** Read from the environment only, and never repeated in an error: everyone on a machine can read a command line. */
  readonly isSecret?: boolean;
}

const amount = { must: 'a whole number from 1 to 1000000', read: wholeNumber({ from: 1, to: 1_000_000 }) };

/** Everything that can be set, in the order of the help. */
export const settings = {
  port: {
    variable: 'PORT',
    takes: 'N',
    about: 'the port (default 8080; 0 takes a free one)',
    must: 'a whole number from 0 to 65535',
    read: wholeNumber({ from: 0, to: 65_535 }),
  },
  host: {
    variable: 'HOST',
    takes: 'NAME',
    about: 'listen on this address only, such as 127.0.0.1 (default: all)',
    must: 'an address of this machine',
    read: text,
  },
  data: {
    variable: 'DATA',
    takes: 'FOLDER',
    about: 'where tables and matches are kept (default ./data)',
    must: 'a folder',
    read: text,
  },
  pages: {
    variable: 'PAGES',
    takes: 'FOLDER',
    about: 'the pages to send, as the build leaves them (default web/dist, where npm start builds them)',
    must: 'a folder',
    read: text,
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    takes: 'ADDRESS',
    about: 'keep them in PostgreSQL instead, such as postgres://user:password@host:5432/lamplight',
    must: 'an address such as postgres://user:password@host:5432/lamplight',
    read: address('postgres:', 'postgresql:'),
    isSecret: true,
  },
  redisUrl: {
    variable: 'REDIS_URL',
    takes: 'ADDRESS',
    about: 'several nodes on one database tell each other news by it, such as redis://host:6379',
    must: 'an address such as redis://host:6379',
    read: address('redis:', 'rediss:'),
    isSecret: true,
  },
  origins: {
    variable: 'ORIGINS',
    takes: 'LIST',
    about:
      'pages of these origins may connect too, such as https://a.example,https://b.example (default: our own only)',
    must: 'a list such as https://a.example,https://b.example',
    read: origins,
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    takes: 'WHOM',
    about: 'believe these proxies whom they speak for: addresses, networks, or loopback (default: nobody)',
    must: 'a list of addresses and networks such as loopback,10.0.0.0/8',
    read: proxies,
  },
  pushServices: {
    variable: 'PUSH_SERVICES',
    takes: 'LIST',
    about: 'push services besides those of the browsers, such as https://push.example (default: none)',
    must: 'a list such as https://push.example',
    read: origins,
  },
  pushContact: {
    variable: 'PUSH_CONTACT',
    takes: 'ADDRESS',
    about: 'whom a push service may write to, such as mailto:host@example.org (default: a page of Lamplight)',
    must: 'an address such as mailto:host@example.org or https://example.org',
    read: given => (/^(?:mailto:[^@\s]+@|https:\/\/)\S+$/.test(given) ? given : undefined),
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    takes: 'LEVEL',
    about: `how much is logged: ${logLevels.join(', ')} (default info)`,
    must: `one of ${logLevels.join(', ')}`,
    read: oneOf(logLevels),
  },
  metricsToken: {
    variable: 'METRICS_TOKEN',
    takes: 'WORD',
    about: '/metrics wants it as a bearer token (default: /metrics is for this machine only)',
    must: 'a word of 16 letters or more, without spaces',
    read: given => (/^\S{16,}$/.test(given) ? given : undefined),
    isSecret: true,
  },
  sockets: {
    variable: 'SOCKETS',
    takes: 'N',
    about: 'sockets at most (default 10000)',
    ...amount,
  },
  socketsPerAddress: {
    variable: 'SOCKETS_PER_ADDRESS',
    takes: 'N',
    about: 'sockets at most from one address (default 100)',
    ...amount,
  },
  connectionsPerAddress: {
    variable: 'CONNECTIONS_PER_ADDRESS',
    takes: 'N',
    about: 'connections at most from one address, sockets among them (default 100 more than SOCKETS_PER_ADDRESS)',
    ...amount,
  },
  socketRate: {
    variable: 'SOCKET_RATE',
    takes: 'N',
    about: 'messages a second from one socket (default 20)',
    ...amount,
  },
  addressRate: {
    variable: 'ADDRESS_RATE',
    takes: 'N',
    about: 'messages a second from one address (default 80)',
    ...amount,
  },
  tableRate: {
    variable: 'TABLE_RATE',
    takes: 'N',
    about: 'messages a second to one table (default 160)',
    ...amount,
  },
  tablesPerMinute: {
    variable: 'TABLES_PER_MINUTE',
    takes: 'N',
    about: 'new tables a minute from one address (default 10)',
    ...amount,
  },
} as const satisfies Readonly<Record<string, ServerSetting>>;
