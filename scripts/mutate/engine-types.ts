/** Checks whether a changed source of the engine compiles; if not, the fault is never judged by laws. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

const optionsOf = (): ts.CompilerOptions => {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent({ ...read.config, include: [], files: ['engine/index.ts'] }, ts.sys, root)
  // Unused code is not a type error.
  return { ...options, noUnusedLocals: false, noUnusedParameters: false }
}

/**
 * @param files of the engine, relative to the project root
 * @returns a function that checks one changed source at a time
 */
export const typeJudge = (files: readonly string[]) => {
  const options = optionsOf()
  let changed: { readonly path: string; readonly source: string; readonly version: number } = { path: '', source: '', version: 0 }
  const textOf = (path: string): string | undefined => (path === changed.path ? changed.source : ts.sys.readFile(path))
  const service = ts.createLanguageService({
    getScriptFileNames: () => files.map((file) => join(root, file)),
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : '0'),
    getScriptSnapshot: (path) => {
      const text = textOf(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (own) => ts.getDefaultLibFilePath(own),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  })
  return (file: string, source: string): boolean => {
    const path = join(root, file)
    changed = { path, source, version: changed.version + 1 }
    return service.getSyntacticDiagnostics(path).length === 0 && service.getSemanticDiagnostics(path).length === 0
  }
}
