import { join } from 'node:path';
import { test } from 'vitest';
import type { StagedGame } from '../../src/scenario/run.ts';
import { scenarioTests } from '../../src/scenario/suite.ts';
import { mine } from './src/index.ts';
import { mineStage } from './stage.ts';

const kits = [{ game: mine, stage: mineStage } as unknown as StagedGame];

scenarioTests({ folder: join(import.meta.dirname, 'scenarios'), kits, test });
