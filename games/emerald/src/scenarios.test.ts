import { join } from 'node:path';
import { anyKit, scenarioTests } from '@lamplight/testkit';
import { test } from 'vitest';
import { emeraldKit } from '../kit.ts';

scenarioTests({ folder: join(import.meta.dirname, '../scenarios'), kits: [anyKit(emeraldKit)], test });
