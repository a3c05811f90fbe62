import { join } from 'node:path';
import { test } from 'vitest';
import type { StagedGame } from '../../src/scenario/run.ts';
import { scenarioTests } from '../../src/scenario/suite.ts';
import { dash } from './src/index.ts';
import { dashStage } from './stage.ts';

const kits = [{ game: dash, stage: dashStage } as unknown as StagedGame];

scenarioTests({ folder: join(import.meta.dirname, 'scenarios'), kits, test });
