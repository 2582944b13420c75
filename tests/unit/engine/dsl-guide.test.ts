import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { parseSchema } from '../../../engine/define/parse-schema.ts'
import type { Scene } from '../../../engine/define/index.ts'
import { calculateScene, compile, compileScene, sceneDefaults } from '../../../engine/index.ts'
import { lint, lintRules } from '../../../engine/lint/index.ts'

const projectDirectory = join(import.meta.dirname, '../../..')
const guide = readFileSync(join(projectDirectory, 'docs/dsl.md'), 'utf8')

describe('the complete example of docs/dsl.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  const file = join(folder, 'schema.ts')
  const code = /```ts\n(.*?)```/s.exec(guide)?.[1] ?? ''
  writeFileSync(file, code.replace('../../engine', join(projectDirectory, 'engine')))

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('type-checks: every name in it exists', () => {
    const settings: { config?: unknown } = ts.readConfigFile(join(projectDirectory, 'tsconfig.json'), (path) => ts.sys.readFile(path))
    const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, projectDirectory)
    const program = ts.createProgram([file], { ...options, types: [] })
    const messages = program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    expect(messages).toEqual([])
  })

  it('compiles, also as JSON, and has no finding', () => {
    const print = `import(${JSON.stringify(file)}).then(({ hoist }) => console.log(JSON.stringify(hoist)))`
    const json: unknown = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', print], { encoding: 'utf8' }))
    const parsed = parseSchema(json)
    expect(parsed).toHaveProperty('schema')
    expect('schema' in parsed ? lint(compile(parsed.schema)) : undefined).toEqual([])
  })
})

describe('the scene of docs/dsl.md', () => {
  const code = /```ts scene\n(.*?)```/s.exec(guide)?.[1] ?? ''

  it('compiles, and its defaults have results: J = 4 × 0.8² / 12 + 2 × 1.5 × 0.35²', () => {
    const url = (path: string) => pathToFileURL(join(projectDirectory, path)).href
    const source = code.replaceAll(/'(\.\/|\.\.\/\.\.\/)([^']+)'/g, (_, up: string, path: string) =>
      JSON.stringify(url(up === './' ? `schemas/scenes/${path}` : path)),
    )
    const folder = mkdtempSync(join(tmpdir(), 'guide-'))
    const copy = join(folder, 'scene.ts')
    writeFileSync(copy, source)
    const print = `Promise.all([import(${JSON.stringify(copy)})]).then(([{ gripper }]) => console.log(JSON.stringify(gripper)))`
    const json = execFileSync(process.execPath, ['--input-type=module', '--eval', print], { encoding: 'utf8' })
    rmSync(folder, { recursive: true, force: true })
    // The guide's own text says that it is one; compileScene refuses what is not.
    const scene = JSON.parse(json) as Scene
    const result = calculateScene(compileScene(scene), sceneDefaults(scene))
    expect('values' in result ? result.values.get('totalInertia')?.value : result).toBeCloseTo((4 * 0.8 ** 2) / 12 + 2 * 1.5 * 0.35 ** 2, 9)
  })
})

describe('the guide', () => {
  it.each(Object.keys(lintRules))('explains the rule %s', (rule) => {
    expect(guide).toContain(`| \`${rule}\` |`)
  })

  it('explains every property of the published JSON Schema', () => {
    // Property names of the document as it stands in the file: two levels below `$defs`, and nowhere else, it says `properties`.
    const published = readFileSync(join(projectDirectory, 'docs/dsl.schema.json'), 'utf8')
    const properties = [...published.matchAll(/^ {8}"(\w+)": \{/gm)].map(([, name = '']) => name)
    expect(properties).toContain('onOutOfRange')
    const unexplained = properties.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))
    expect(unexplained).toEqual([])
  })
})
