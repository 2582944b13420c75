/** `npm run fuzz` over a calculator, with a fault planted in the engine while it is loaded. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  writeFileSync(join(folder, 'plant.mjs'), plant)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A bound that is not part of the range is taken for part of it. */
const fault = { file: '/engine/plan/field-view.ts', from: 'value <= bounds.exclusiveMin', to: 'value < bounds.exclusiveMin' }

const plant = `
import { registerHooks } from 'node:module'
const { file, from, to } = ${JSON.stringify(fault)}
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.endsWith(file)) return loaded
    const source = String(loaded.source)
    if (!source.includes(from)) throw new Error('nothing is planted')
    return { ...loaded, source: source.replace(from, to) }
  },
})`

type Run = { readonly planted: boolean; readonly env?: Readonly<Record<string, string>> }

const node = (words: readonly string[], { planted, env = {} }: Run) => {
  const hook = planted ? ['--import', pathToFileURL(join(folder, 'plant.mjs')).href] : []
  const { status, stdout, stderr } = spawnSync(process.execPath, [...hook, ...words], {
    cwd: root,
    env: { ...process.env, FC_SEED: '', FC_PATH: '', ...env },
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}

const fuzz = (words: readonly string[], run: Run) => node(['scripts/fuzz/cli.ts', ...words], run)

/** What is printed of the law of the reference. */
const ofReference = (out: string): string => /^ {2}✗ the reference: [^]*/m.exec(out)?.[0] ?? ''

/** The lines of the story, without their numbers. */
const storyIn = (out: string): readonly string[] => [...out.matchAll(/^ {4}\d+\. (.*)$/gm)].map(([, line = '']) => line)

const placeIn = (out: string) => {
  const [, seed = '', path = ''] = /again: npm run fuzz -- 30 --seed (\S+) --path (\S+)/.exec(out) ?? []
  return { seed, path }
}

/** The printed test as a program that fails or not: what it needs of vitest is a few words. */
const programOf = (out: string): string => {
  const [test = ''] = /^\/\*\* A story that broke[^]*?^\}\)$/m.exec(out) ?? []
  const words = `
export const test = (name, run) => run()
export const expect = (found) => ({ toBeUndefined: () => { if (found !== undefined) throw new Error('broken: ' + found) } })`
  writeFileSync(join(folder, 'vitest.mjs'), words)
  const program = join(folder, 'pasted.ts')
  const here = test.replaceAll('../../../', `${pathToFileURL(root).href}/`).replace("'vitest'", "'./vitest.mjs'")
  writeFileSync(program, here)
  return program
}

describe('a fault of the engine', () => {
  it('is found with a short story, a test that fails until it is mended, and a place to come back to', { tags: ['deep'] }, () => {
    const found = fuzz(['30', '--minutes', '0.01', '--seed', '5'], { planted: true })
    expect([found.status, found.err]).toEqual([1, ''])
    expect(found.out).toMatch(/^30 ballScrew: \d+ runs, \d+ steps, reached \d+ of \d+ rules$/m)
    const report = ofReference(found.out)
    const { seed, path } = placeIn(report)
    expect(path).toMatch(/^reference\//)
    const story = storyIn(report)
    expect(story).toEqual([expect.stringMatching(/^type 0 into \w+( and leave it)?$/)])

    const program = programOf(report)
    const failed = node([program], { planted: true })
    expect(failed.status).toBe(1)
    expect(failed.err).toContain('broken: ')
    expect(node([program], { planted: false })).toMatchObject({ status: 0, err: '' })

    const again = fuzz(['30'], { planted: true, env: { FC_SEED: seed, FC_PATH: path } })
    expect([again.status, storyIn(again.out)]).toEqual([1, story])
    expect(fuzz(['30', '--seed', seed, '--path', path], { planted: false })).toMatchObject({
      status: 0,
      out: `seed ${seed}\nnothing found\n`,
    })
  })
})

describe('what is no calculator', () => {
  it.each([
    [['no-such-file'], 1, /there is no calculator and no file no-such-file; there are 30, /],
    [['--nothing'], 2, /^usage: npm run fuzz/],
  ] as const)('%j is said to be none', (words, status, text) => {
    const refused = fuzz(words, { planted: false })
    expect([refused.status, refused.out]).toEqual([status, ''])
    expect(refused.err).toMatch(text)
  })
})
