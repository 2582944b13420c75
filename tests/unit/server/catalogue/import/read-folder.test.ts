import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CatalogueRefused } from '../../../../../server/catalogue/import/catalogue-issue.ts'
import { issueLine } from '../../../../../server/catalogue/import/cli-texts.ts'
import { readCatalogueFolder } from '../../../../../server/catalogue/import/read-folder.ts'
import type { SampleFiles } from '../sample-folder.ts'
import {
  familiesWithRows,
  ballScrewHeader,
  ballScrewRow,
  otherFiles,
  sampleFolder,
  screwJackHeader,
  screwJackRow,
  soundFiles,
} from '../sample-folder.ts'

const families = familiesWithRows

async function refusalOf(folder: string): Promise<string[]> {
  const error: unknown = await readCatalogueFolder(folder).catch((thrown: unknown) => thrown)
  if (!(error instanceof CatalogueRefused)) throw new Error('was not refused', { cause: error })
  return error.issues.map(issueLine)
}

/** The sound ball-screw row with one cell replaced. */
const spoilt = (column: string, value: string): SampleFiles => {
  const cells = ballScrewRow('B1').replace('"Catalogue, p. 1"', 'Catalogue').split(',')
  cells[ballScrewHeader.split(',').indexOf(column)] = value
  return { ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader, cells.join(',')] }
}

const spoiltJack = (column: string, value: string): SampleFiles => {
  const cells = screwJackRow('J1').split(',')
  cells[screwJackHeader.split(',').indexOf(column)] = value
  return { ...soundFiles, 'screw-jack/a.csv': [screwJackHeader, cells.join(',')] }
}

describe('a catalogue folder', () => {
  it('gives the rows of every family in the published order', async () => {
    const { rows } = await readCatalogueFolder(await sampleFolder(soundFiles))
    expect([...rows.keys()].toSorted()).toEqual(families.toSorted())
    expect(rows.get('ball-screw')?.map(({ sku }) => sku)).toEqual(['B1', 'B2'])
    expect(rows.get('screw-jack')?.map(({ sku }) => sku)).toEqual(['J1'])
    expect(rows.get('ball-screw')?.[0]).toEqual({
      sku: 'B1',
      name: 'Screw B1',
      series: 'S',
      maker: 'Maker',
      icon: 'ball-screw',
      basis: 'published',
      source: 'Catalogue, p. 1',
      candidate: {
        nominalDiameterMm: 20,
        leadMm: 10,
        rootDiameterMm: 17,
        dynamicLoadRatingN: 10000,
        staticLoadRatingN: 20000,
        nutLengthMm: 40,
        dnLimit: 70000,
        lengthByGrade: { '50': 1500, '210': 3000 },
      },
    })
  })

  it('has a hash that follows its content, not its line ends', async () => {
    const hashOf = async (files: SampleFiles): Promise<string> => (await readCatalogueFolder(await sampleFolder(files))).hash
    const windows = Object.fromEntries(Object.entries(soundFiles).map(([path, lines]) => [path, lines.map((line) => `${line}\r`)]))
    const other = { ...soundFiles, 'screw-jack/a.csv': [screwJackHeader, screwJackRow('J2')] }
    expect(await hashOf(windows)).toBe(await hashOf(soundFiles))
    expect(await hashOf(other)).not.toBe(await hashOf(soundFiles))
  })

  const faults: readonly (readonly [SampleFiles, string])[] = [
    [spoilt('leadMm', 'ten'), 'ball-screw/a.csv:2: leadMm: "ten" is not a number (decimal point, no unit)'],
    [spoilt('leadMm', '10 mm'), 'ball-screw/a.csv:2: leadMm: "10 mm" is not a number (decimal point, no unit)'],
    [spoilt('leadMm', '1e999'), 'ball-screw/a.csv:2: leadMm: "1e999" is not a number (decimal point, no unit)'],
    [spoilt('leadMm', ''), 'ball-screw/a.csv:2: leadMm: a value is needed'],
    [spoilt('leadMm', '0'), 'ball-screw/a.csv:2: leadMm: must be above 0'],
    [spoilt('leadMm', '-5'), 'ball-screw/a.csv:2: leadMm: must be above 0'],
    [spoilt('nutLengthMm', '-1'), 'ball-screw/a.csv:2: nutLengthMm: must be at least 0'],
    [spoilt('lengthByGrade', '50-1500'), 'ball-screw/a.csv:2: lengthByGrade: "50-1500" is not of the form 50:1500;210:3000'],
    [spoilt('lengthByGrade', '50:1500;210:900'), 'ball-screw/a.csv:2: lengthByGrade: a coarser grade has a shorter shaft than a finer one'],
    [spoilt('lengthByGrade', '50:0'), 'ball-screw/a.csv:2: lengthByGrade: must be above 0'],
    [spoilt('rootDiameterMm', '20'), 'ball-screw/a.csv:2: rootDiameterMm: the root diameter must be below the outer diameter'],
    [spoilt('staticLoadRatingN', '9999'), 'ball-screw/a.csv:2: staticLoadRatingN: the static load rating is below the dynamic one'],
    [spoilt('basis', 'certain'), 'ball-screw/a.csv:2: basis: must be one of published, standard, derived, secondHand, demo, unverified'],
    [spoilt('sku', '<script>'), 'ball-screw/a.csv:2: sku: has characters that are not allowed here (/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/)'],
    [spoilt('name', ''), 'ball-screw/a.csv:2: name: a value is needed'],
    [spoilt('source', 'x'.repeat(401)), 'ball-screw/a.csv:2: source: is too large or too long; the limit is 400'],
    [spoiltJack('efficiency', '1'), 'screw-jack/a.csv:2: efficiency: is too large or too long; the limit is 1'],
    [spoiltJack('screwKind', 'acme'), 'screw-jack/a.csv:2: screwKind: must be one of trapezoidal, ball'],
    [spoiltJack('screwKind', 'ball'), 'screw-jack/a.csv:2: dynamicLoadRatingN: a ball screw needs its dynamic load rating'],
    [spoiltJack('maxDutyPercent', '10'), 'screw-jack/a.csv:2: maxDutyPercent: the largest duty cycle is below the nominal one'],
    [
      { ...soundFiles, 'ball-screw/b.csv': [ballScrewHeader, '', ballScrewRow('B1')] },
      'ball-screw/b.csv:3: sku: "B1" is already used in ball-screw/a.csv:3',
    ],
    [{ ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader, 'B1,x'] }, 'ball-screw/a.csv:2: 2 cells, the header has 20'],
    [
      { ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader, ballScrewRow('B1'), '"B2'] },
      'ball-screw/a.csv:3: a quote is opened here and not closed, or text follows a closed one',
    ],
    [{ ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader] }, 'ball-screw: no rows for this family'],
    [{ 'ball-screw/a.csv': soundFiles['ball-screw/a.csv'] ?? [] }, 'screw-jack: no .csv file for this family'],
    [{ ...soundFiles, 'ballscrew/a.csv': [''] }, `ballscrew: not a family; families are ${families.join(', ')}`],
  ]
  it.each(faults)('is refused with the place of the fault: %#', async (files, line) => {
    expect(await refusalOf(await sampleFolder(files))).toContain(line)
  })

  it('is refused with every fault of every row and file at once', async () => {
    const lines = await refusalOf(
      await sampleFolder({
        ...otherFiles,
        'ball-screw/a.csv': [ballScrewHeader.replace('leadMm', 'lead'), ballScrewRow('B1')],
        'screw-jack/a.csv': [screwJackHeader, screwJackRow('J1', -1), screwJackRow('J 2', Number.NaN)],
      }),
    )
    expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'ball-screw/a.csv:1: leadMm',
      'ball-screw/a.csv:1: lead',
      'screw-jack/a.csv:2: capacityKg',
      'screw-jack/a.csv:3: capacityKg',
      'screw-jack/a.csv:3: sku',
    ])
  })

  it('is refused when a file is not UTF-8 text', async () => {
    const folder = await sampleFolder(soundFiles)
    await writeFile(join(folder, 'ball-screw', 'b.csv'), Buffer.from([0xff, 0xfe, 0x41, 0x00]))
    expect(await refusalOf(folder)).toEqual(['ball-screw/b.csv: the file is not UTF-8 text'])
  })

  it('that does not exist, or holds no family, is named', async () => {
    const folder = await sampleFolder({})
    await mkdir(join(folder, 'pictures'))
    expect(await refusalOf(join(folder, 'nowhere'))).toEqual([`${join(folder, 'nowhere')}: this folder cannot be read`])
    expect(await refusalOf(folder)).toEqual(families.map((id) => `${id}: no .csv file for this family`))
  })
})
