/** Version of the simulator’s interface that this is written for; `npm run shapes` writes it. */
export const ABI_VERSION = 2;
