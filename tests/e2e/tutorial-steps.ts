/** The blocks of docs/tutorial.md, done one after the other in a copy of the project. */
import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'

const page = readFileSync(join(import.meta.dirname, '../../docs/tutorial.md'), 'utf8')

/** ```` ```ts file=schemas/… ````: the language, what to do, and the text. */
type Block = { readonly language: string; readonly info: string; readonly body: string }

const blocks: readonly Block[] = [...page.matchAll(/^```(\w+) (.+)\n([^]*?)^```$/gm)].map(([, language = '', info = '', body = '']) => ({
  language,
  info,
  body,
}))

/** The rows of the table that begins with these words. */
export const tableOf = (head: string): readonly (readonly string[])[] => {
  const [, ...lines] = (page.split('\n\n').find((part) => part.startsWith(`| ${head}`)) ?? '').split('\n')
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** What a block of this kind says. */
export const blockOf = (language: string, info: string): string =>
  blocks.find((one) => one.language === language && one.info === info)?.body ?? ''

/** npm would look for packages to install first: its script is run as it stands in package.json. */
const calculator = 'npm run calculator -- '

const run = (folder: string, line: string): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((done) => {
    const [file, ...words] = line.startsWith(calculator)
      ? [process.execPath, 'scripts/calculator/cli.ts', ...line.slice(calculator.length).split(' ')]
      : line.split(' ')
    const child = execFile(file ?? '', words, { cwd: folder }, (_, out, err) => done({ code: child.exitCode ?? -1, out: out + err }))
  })

const mend = (path: string, diff: string): void => {
  const side = (sign: string): string =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  const text = readFileSync(path, 'utf8')
  expect(text, `${path} has what the tutorial mends`).toContain(side('-'))
  writeFileSync(path, text.replace(side('-'), side('+')))
}

/** @returns how many commands were run */
export const followTutorial = async (folder: string): Promise<number> => {
  let [said, ran] = ['', 0]
  for (const { language, info, body } of blocks) {
    const [what = '', path = ''] = info.split('=')
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    if (language === 'diff') mend(target, body)
    else if (what === 'file') writeFileSync(target, body)
    else if (what === 'append') appendFileSync(target, body)
    else if (info === 'says') expect(said).toBe(body)
    if (language !== 'sh') continue
    for (const line of body.trimEnd().split('\n')) {
      const { code, out } = await run(folder, line)
      expect(code, `${line}: ${out}`).toBe(info === 'run fails' ? 1 : 0)
      said = out
      ran += 1
    }
  }
  return ran
}
