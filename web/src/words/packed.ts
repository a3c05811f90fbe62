import type { MessageFormatElement } from 'react-intl';

/** A parsed message as it is sent: words are plain strings, cases hold their parts directly. It is a tenth smaller so. */
export type PackedMessage = string | readonly PackedPart[];
type PackedPart = string | PackedElement;
interface PackedElement {
  readonly type: number;
  readonly options?: Readonly<Record<string, PackedMessage>>;
  readonly children?: PackedMessage;
}

/** The numbers of ICU's element types. The parser, which names them, is not in the pages. */
const literal = 0;

interface ParsedElement extends Omit<PackedElement, 'options' | 'children'> {
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;
  readonly children?: readonly MessageFormatElement[];
}

export function packed(message: readonly MessageFormatElement[]): PackedMessage {
  const parts = (message as readonly ParsedElement[]).map(packedPart);
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}

function packedPart(element: ParsedElement): PackedPart {
  if (element.type === literal) return String(element.value);
  const { options, children, ...rest } = element;
  return {
    ...rest,
    ...(options && { options: mapped(options, ({ value }) => packed(value)) }),
    ...(children && { children: packed(children) }),
  };
}

export function unpacked(message: PackedMessage): MessageFormatElement[] {
  const parts = typeof message === 'string' ? [message] : message;
  return parts.map(part => unpackedPart(part) as MessageFormatElement);
}

function unpackedPart(part: PackedPart): unknown {
  if (typeof part === 'string') return { type: literal, value: part };
  const { options, children } = part;
  return {
    ...part,
    ...(options && { options: mapped(options, each => ({ value: unpacked(each) })) }),
    ...(children !== undefined && { children: unpacked(children) }),
  };
}

const mapped = <From, To>(all: Readonly<Record<string, From>>, to: (each: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name, to(each)]));
