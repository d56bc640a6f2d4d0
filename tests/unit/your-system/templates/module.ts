import { readFileSync } from 'node:fs';
import { createSystemModule } from '../../../../src/system/module';
import { replicateToEnd } from '../../../../src/system/replicate';
import type { SystemReport } from '../../../../src/system/report';
import type { Description } from '../../../../src/your-system/description';

export const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);

export const simulated = (description: Description, replication = 0): SystemReport =>
  replicateToEnd(module, description, 1, replication);
