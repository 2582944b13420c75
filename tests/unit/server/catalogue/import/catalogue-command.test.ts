import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
        'ball-screw/b.csv:3, cell K3, dynamicLoadRatingN: Found: "ten". Expected: a number above 0, in N. Write the number alone, with a decimal point and without a unit.',
        'ball-screw/b.csv:2, cell A2, sku: Found: "B1". Expected: a sku that no other row has; it is already used in ball-screw/a.csv:3. Give one of the two another sku, or remove it.',
        '2 problems; nothing was imported.',
      ],
    })
    expect((await run('list')).out).toEqual([])
  })

  it('says what a folder would change with --dry-run, by model, and what cannot be judged; nothing is stored', async () => {
    const run = atTerminal(await sampleFolder({}))
    await run('import', await sampleFolder(soundFiles))
    const heavier = ballScrewRow('B1').replace(',10000,', ',12000,').replace(',50:1500;210:3000,', ',,')
    const folder = await sampleFolder({ 'ball-screw.csv': [ballScrewHeader, heavier, ballScrewRow('B3')] })
    const before = await run('list')
    const { code, out } = await run('import', folder, '--dry-run')
    expect(code).toBe(0)
    expect(out).toEqual([
      expect.stringMatching(/^compared with 1-[0-9a-f]{12}:$/),
      'ball-screw: 1 added, 1 changed, 1 withdrawn, 0 unchanged',
      '  added:',
      '    Maker S: 1 (B3)',
      '  changed:',
      '    B1: dynamicLoadRatingN 10000 → 12000; lengthByGrade 50:1500;210:3000 → nothing',
      '  withdrawn:',
      '    Maker S: 1 (B2)',
      '  not known where working conditions ask for it, for want of figures:',
      '    2 of 2 without maxSpeedRpm: Maximum speed',
      '    2 of 2 without nutRigidityNPerUm, nutRigidityLoadN: Elastic displacement',
      '    1 of 2 without lengthByGrade: Screw length, Accuracy grade, Travel deviation',
      expect.stringMatching(/^other families, unchanged: screw-jack 1, /),
      'dry run: nothing was imported',
    ])
    expect(await run('list')).toEqual(before)
  })

  it('refuses a faulty folder with --dry-run, too, and ends with 1', async () => {
    const run = atTerminal(await sampleFolder({}))
    const folder = await sampleFolder({ 'ball-screw.csv': [ballScrewHeader, ballScrewRow('B1', -1)] })
    expect(await run('import', folder, '--dry-run')).toMatchObject({ code: 1, out: [] })
  })

  it('writes a template as workbook and CSV, and overwrites none', async () => {
    const [data, folder] = [await sampleFolder({}), await sampleFolder({})]
    const run = atTerminal(data)
    const paths = ['xlsx', 'csv'].map((kind) => join(folder, `ball-screw.${kind}`))
    expect(await run('template', 'ball-screw', folder)).toEqual({ code: 0, out: paths.map((path) => `written: ${path}`), err: [] })
    expect(await readFile(paths[1] ?? '', 'utf8')).toMatch(/^\uFEFFsku,name,series,maker,/)
    const again = await run('template', 'ball-screw', folder)
    expect(again).toEqual({ code: 1, out: [], err: paths.map((path) => `${path}: not written: it exists and was left as it is`) })
    expect(await run('template', 'screws', folder)).toMatchObject({ code: 1, err: [expect.stringContaining('families are ball-screw')] })
    // No database is needed.
    expect(await readdir(data)).toEqual([])
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

  it.each([
    [[]],
    [['import']],
    [['list', 'all']],
    [['activate', 'a', 'b']],
    [['toString']],
    [['remove', 'x']],
    [['list', '--all']],
    [['list', '--dry-run']],
    [['template']],
  ])('shows how it is called and ends with 2: %j', async (words) => {
    const { code, err } = await atTerminal(await sampleFolder({}))(...words)
    expect(code).toBe(2)
    expect(err.join('\n')).toContain('npm run catalogue -- import <folder>')
  })
})
