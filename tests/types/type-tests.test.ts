/** Every `*.test-d.ts` type-checks; an expected error that does not happen is an error, too. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const projectDirectory = join(import.meta.dirname, '../..')

const compilerOptions = (): ts.CompilerOptions => {
  const settings: { config?: unknown } = ts.readConfigFile(join(projectDirectory, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  return ts.parseJsonConfigFileContent(settings.config, ts.sys, projectDirectory).options
}

const errorsIn = (program: ts.Program, path: string): string[] => {
  const file = program.getSourceFile(path)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText, start = 0 }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${basename(path)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

const paths = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test-d.ts'))
  .map((name) => join(import.meta.dirname, name))
// One program for all files: what they import is parsed once and checked only as far as they use it.
const program = ts.createProgram(paths, compilerOptions())

test.for(paths.map((path) => [basename(path), path] as const))('%s holds', ([, path]) => {
  expect(errorsIn(program, path)).toEqual([])
})

test('a type error and an expected error that does not happen are reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-types-'))
  try {
    const planted = join(folder, 'planted.ts')
    writeFileSync(planted, "export const one: number = 'one'\n// @ts-expect-error\nexport const two: number = 2\n")
    const errors = errorsIn(ts.createProgram([planted], { strict: true, noEmit: true, types: [], lib: ['lib.es2024.d.ts'] }), planted)
    expect(errors).toEqual([expect.stringContaining('planted.ts:1 '), expect.stringContaining('planted.ts:2 Unused')])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
