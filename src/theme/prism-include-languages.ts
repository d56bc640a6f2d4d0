/** Code is shown without highlighting, so that no page loads a highlighter. */
export default function prismIncludeLanguages(): void {}
