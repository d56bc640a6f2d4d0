// The kernel and its tests as a crate of their own: without the models it compiles in a moment.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const crate = 'sim-wasm';

/** The test suites of the copy, besides those in its library. */
export const KERNEL_SUITES = ['laws', 'timers', 'statistics', 'variates'];

/** Optimised only as far as compiling and running together are quickest. */
const manifest = `[package]
name = "messagebox_sim"
version = "0.0.0"
edition = "2024"

[dependencies]
libm = "=0.2.16"

[profile.test]
opt-level = 1
debug = false

[profile.mutants]
inherits = "test"
incremental = true

[workspace]
`;

/** Makes the crate in `copy`, or renews it there. */
export function copyKernel(copy) {
  for (const folder of ['src', 'tests'])
    rmSync(join(copy, folder), { recursive: true, force: true });
  mkdirSync(join(copy, 'src'), { recursive: true });
  cpSync(join(crate, 'src', 'kernel'), join(copy, 'src', 'kernel'), { recursive: true });
  cpSync(join(crate, 'tests', 'laws'), join(copy, 'tests', 'laws'), { recursive: true });
  for (const file of ['theory/tandem.rs', 'timers.rs', 'statistics.rs', 'variates.rs'])
    cpSync(join(crate, 'tests', file), join(copy, 'tests', file));
  copyFileSync(join(crate, 'Cargo.lock'), join(copy, 'Cargo.lock'));
  writeFileSync(join(copy, 'src', 'lib.rs'), 'pub mod kernel;\n');
  writeFileSync(join(copy, 'Cargo.toml'), manifest);
}
