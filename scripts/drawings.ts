/** Writes the drawings of options, models, classes and scenes as SVG files: the components of the screens, in the colours of the light palette. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as drawn from './drawn.ts'

/** @returns the SVG documents by the names that answers of the service have for them */
export const drawDrawings = async (): Promise<typeof drawn.drawings> =>
  (await runnerImport<typeof drawn>(join(import.meta.dirname, 'drawn.ts'), { configFile: false, logLevel: 'error' })).module.drawings

/** Writes one file for each drawing. */
export const writeDrawings = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const [name, svg] of await drawDrawings()) writeFileSync(join(folder, `${name}.svg`), svg)
}
