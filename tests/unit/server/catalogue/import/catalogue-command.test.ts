import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { runCatalogueCommand } from '../../../../../server/catalogue/import/catalogue-command.ts'
import { sqliteFile } from '../../../../../server/database/database.ts'
import { ballScrewHeader, ballScrewRow, sampleFolder, soundFiles } from '../sample-folder.ts'

function atTerminal(dataDirectory: string): (...words: string[]) => Promise<{ code: number; out: string[]; err: string[] }> {
  return async (...words) => {
    const out: string[] = []
    const err: string[] = []
    const code = await runCatalogueCommand(words, {
      database: { dataDirectory },
      print: (line) => void out.push(line),
      printError: (line) => void err.push(line),
    })
    return { code, out, err }
  }
}

describe('npm run catalogue', () => {
  it('imports, lists and goes back, with exit code 0', async () => {
    const run = atTerminal(await sampleFolder({}))
    const imported = await run('import', await sampleFolder(soundFiles))
    expect(imported).toMatchObject({ code: 0, err: [] })
    const first = imported.out[0]?.split(': ')[1] ?? ''
    await run('import', await sampleFolder({ ...soundFiles, 'ball-screw/b.csv': [ballScrewHeader, ballScrewRow('B3')] }))
    const { out } = await run('list')
    expect(out.map((line) => line.slice(0, 4))).toEqual(['* 2-', '  1-'])
    expect(await run('activate', first)).toEqual({ code: 0, out: [`active: ${first}`], err: [] })
    expect((await run('list')).out.map((line) => line.slice(0, 4))).toEqual(['  2-', '* 1-'])
  })

  it('prints every problem of a folder and ends with 1', async () => {
    const run = atTerminal(await sampleFolder({}))
    const folder = await sampleFolder({
      ...soundFiles,
      'ball-screw/b.csv': [ballScrewHeader, ballScrewRow('B1'), ballScrewRow('B9').replace(',10000,', ',ten,')],
    })
    expect(await run('import', folder)).toEqual({
      code: 1,
      out: [],
      err: [
        'ball-screw/b.csv:3: dynamicLoadRatingN: "ten" is not a number (decimal point, no unit)',
        'ball-screw/b.csv:2: sku: "B1" is already used in ball-screw/a.csv:3',
        '2 problems; nothing was imported.',
      ],
    })
    expect((await run('list')).out).toEqual([])
  })

  it('ends with 1 for a version that does not exist', async () => {
    const run = atTerminal(await sampleFolder({}))
    expect(await run('activate', '7-x')).toMatchObject({ code: 1, err: ['no version 7-x; see: npm run catalogue -- list'] })
  })

  it('says what is wrong with the database and ends with 1', async () => {
    const dataDirectory = await sampleFolder({})
    await writeFile(sqliteFile(dataDirectory), 'not a database at all')
    const { code, err } = await atTerminal(dataDirectory)('list')
    expect(code).toBe(1)
    expect(err).toEqual([
      `The database is damaged or not a database; it was left as it is. Restore a backup or move it away. (${sqliteFile(dataDirectory)})`,
    ])
  })

  it('answers --help with how it is called and ends with 0', async () => {
    const { code, out, err } = await atTerminal(await sampleFolder({}))('--help')
    expect({ code, err }).toEqual({ code: 0, err: [] })
    expect(out.join('\n')).toContain('npm run catalogue -- import <folder>')
  })

  it.each([[[]], [['import']], [['list', 'all']], [['activate', 'a', 'b']], [['toString']], [['remove', 'x']], [['list', '--all']]])(
    'shows how it is called and ends with 2: %j',
    async (words) => {
      const { code, err } = await atTerminal(await sampleFolder({}))(...words)
      expect(code).toBe(2)
      expect(err.join('\n')).toContain('npm run catalogue -- import <folder>')
    },
  )
})
