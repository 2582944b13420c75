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
    [
      spoilt('leadMm', 'ten'),
      'ball-screw/a.csv:2, cell H2, leadMm: Found: "ten". Expected: a number above 0, in mm. Write the number alone, with a decimal point and without a unit.',
    ],
    [spoilt('leadMm', '10 mm'), 'ball-screw/a.csv:2, cell H2, leadMm: Found: "10 mm". Expected: a number above 0, in mm. Write 10.'],
    [
      spoilt('leadMm', '1e999'),
      'ball-screw/a.csv:2, cell H2, leadMm: Found: "1e999". Expected: a number above 0, in mm. Write the number alone, with a decimal point and without a unit.',
    ],
    [
      spoilt('leadMm', ''),
      'ball-screw/a.csv:2, cell H2, leadMm: Found: nothing. Expected: a number above 0, in mm. Look the figure up in the data sheet; it is required.',
    ],
    [
      spoilt('leadMm', '0'),
      'ball-screw/a.csv:2, cell H2, leadMm: Found: "0". Expected: a number above 0, in mm. Look the figure up in the data sheet.',
    ],
    [
      spoilt('leadMm', '-5'),
      'ball-screw/a.csv:2, cell H2, leadMm: Found: "-5". Expected: a number above 0, in mm. Look the figure up in the data sheet.',
    ],
    [
      spoilt('nutLengthMm', '-1'),
      'ball-screw/a.csv:2, cell M2, nutLengthMm: Found: "-1". Expected: a number of at least 0, in mm. Look the figure up in the data sheet.',
    ],
    [
      spoilt('lengthByGrade', '50-1500'),
      'ball-screw/a.csv:2, cell P2, lengthByGrade: Found: "50-1500". Expected: entries 50:1500;210:3000, where the first number of each is the case, in um, the second the figure, in mm. Write case:figure;case:figure, as text.',
    ],
    [
      spoilt('lengthByGrade', '50:1500;210:900'),
      'ball-screw/a.csv:2, cell P2, lengthByGrade: Found: "50:1500;210:900". Expected: a coarser grade not shorter than a finer one. Check the lengths of the grades.',
    ],
    [
      spoilt('lengthByGrade', '50:0'),
      'ball-screw/a.csv:2, cell P2, lengthByGrade: Found: "50:0". Expected: entries 50:1500;210:3000, where the first number of each is the case, in um, the second the figure, in mm. Look the figure up in the data sheet.',
    ],
    [
      spoilt('rootDiameterMm', '20'),
      'ball-screw/a.csv:2, cell I2, rootDiameterMm: Found: "20". Expected: a root diameter below the outer diameter. Look the figure up in the data sheet; the two may have been exchanged.',
    ],
    [
      spoilt('staticLoadRatingN', '9999'),
      'ball-screw/a.csv:2, cell L2, staticLoadRatingN: Found: "9999". Expected: a static load rating not below the dynamic one. Look the figure up in the data sheet; the two may have been exchanged.',
    ],
    [
      spoilt('basis', 'certain'),
      'ball-screw/a.csv:2, cell F2, basis: Found: "certain". Expected: one of published, standard, derived, secondHand, demo, unverified. Write one of the permitted texts.',
    ],
    [
      spoilt('sku', '<script>'),
      'ball-screw/a.csv:2, cell A2, sku: Found: "<script>". Expected: letters, digits, and . _ - behind the first, at most 80 characters. Leave out all other characters.',
    ],
    [
      spoilt('name', ''),
      'ball-screw/a.csv:2, cell B2, name: Found: nothing. Expected: a text of at most 80 characters. Look the figure up in the data sheet; it is required.',
    ],
    [
      spoilt('source', 'x'.repeat(401)),
      'ball-screw/a.csv:2, cell S2, source: Found: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…". Expected: a text of at most 400 characters. Check the unit, or shorten the text.',
    ],
    [
      spoiltJack('efficiency', '1'),
      'screw-jack/a.csv:2, cell M2, efficiency: Found: "1". Expected: a number above 0 and below 1. Check the unit, or shorten the text.',
    ],
    [
      spoiltJack('screwKind', 'acme'),
      'screw-jack/a.csv:2, cell H2, screwKind: Found: "acme". Expected: one of trapezoidal, ball. Write one of the permitted texts.',
    ],
    [
      spoiltJack('screwKind', 'ball'),
      'screw-jack/a.csv:2, cell U2, dynamicLoadRatingN: Found: nothing. Expected: the dynamic load rating, which a ball screw needs. Look the figure up in the data sheet.',
    ],
    [
      spoiltJack('maxDutyPercent', '10'),
      'screw-jack/a.csv:2, cell R2, maxDutyPercent: Found: "10". Expected: a largest duty cycle not below the nominal one. Look the figure up in the data sheet; the two may have been exchanged.',
    ],
    [
      { ...soundFiles, 'ball-screw/b.csv': [ballScrewHeader, '', ballScrewRow('B1')] },
      'ball-screw/b.csv:3, cell A3, sku: Found: "B1". Expected: a sku that no other row has; it is already used in ball-screw/a.csv:3. Give one of the two another sku, or remove it.',
    ],
    [
      { ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader, 'B1,x'] },
      'ball-screw/a.csv:2: 2 cells. Expected: 20, as many as the heading has. Put quotes around a text with a separator.',
    ],
    [
      { ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader, ballScrewRow('B1'), '"B2'] },
      'ball-screw/a.csv:3: a quote is opened here and not closed, or text follows a closed one. Write a quote inside a text twice: "".',
    ],
    [
      { ...soundFiles, 'ball-screw/a.csv': [ballScrewHeader] },
      'ball-screw/a.csv: no rows for this family. Expected: at least one model. Fill in a row, or take the file out of the folder.',
    ],
    [
      { ...soundFiles, 'ballscrew/a.csv': [''] },
      `ballscrew: not a family. Expected: one of ${families.join(', ')}. Name the file or folder after its family.`,
    ],
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
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'ball-screw/a.csv:1, leadMm',
      'ball-screw/a.csv:1, cell H1, lead',
      'screw-jack/a.csv:2, cell G2, capacityKg',
      'screw-jack/a.csv:3, cell G3, capacityKg',
      'screw-jack/a.csv:3, cell A3, sku',
    ])
  })

  it('is refused when a file is not UTF-8 text', async () => {
    const folder = await sampleFolder(soundFiles)
    await writeFile(join(folder, 'ball-screw', 'b.csv'), Buffer.from([0xff, 0xfe, 0x41, 0x00]))
    expect(await refusalOf(folder)).toEqual(['ball-screw/b.csv: the file is not UTF-8 text. Save it as XLSX, or as CSV UTF-8.'])
  })

  it('that does not exist, or holds no family, is named', async () => {
    const folder = await sampleFolder({})
    await mkdir(join(folder, 'pictures'))
    expect(await refusalOf(join(folder, 'nowhere'))).toEqual([`${join(folder, 'nowhere')}: this folder cannot be read. Check the path.`])
    const [line = '', ...more] = await refusalOf(folder)
    expect(more).toEqual([])
    expect(line).toContain(`${folder}: no table of any family is in this folder. Expected: a folder <family>/`)
  })
})
