/** Loads a file of a calculator. For Node; the screens find the same files through Vite. */
import { readFileSync } from 'node:fs'

/** The exports of a module, or the members of a JSON document; their content is unknown. */
export const exportsOf = async (file: URL): Promise<Readonly<Record<string, unknown>>> =>
  // Both a module and a document are objects.
  (file.pathname.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : await import(/* @vite-ignore */ file.href)) as Readonly<
    Record<string, unknown>
  >
