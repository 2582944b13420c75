/** Small catalogue folders for the tests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { familyLoaders } from '../../../../families/registry.ts'
import { seedPath } from '../../../../server/catalogue/import/import-catalogue.ts'

export const ballScrewHeader =
  'sku,name,series,maker,icon,basis,nominalDiameterMm,leadMm,rootDiameterMm,ballCircleDiameterMm,dynamicLoadRatingN,' +
  'staticLoadRatingN,nutLengthMm,dnLimit,maxSpeedRpm,lengthByGrade,nutRigidityNPerUm,nutRigidityLoadN,source,note'
export const ballScrewRow = (sku: string, diameter = 20): string =>
  `${sku},Screw ${sku},S,Maker,ball-screw,published,${diameter},10,${diameter - 3},,10000,20000,40,70000,,50:1500;210:3000,,,"Catalogue, p. 1",`

export const screwJackHeader =
  'sku,name,series,maker,icon,basis,capacityKg,screwKind,screwDiameterMm,leadMm,rootDiameterMm,wormRatio,efficiency,maxInputSpeedRpm,' +
  'maxInputTorqueNm,thermalPowerKw,nominalDutyPercent,maxDutyPercent,maxStrokeMm,extensionMm,dynamicLoadRatingN,maxInputRadialForceN,tareTorqueNm,nutLengthMm,housingRigidityNPerUm,threadStarts,threadForm,collarDiameterMm,collarFriction,source,note'
export const screwJackRow = (sku: string, capacity = 5000): string =>
  `${sku},Jack ${sku},J,Maker,screw-jack,demo,${capacity},trapezoidal,40,7,32,6,0.21,1500,44,,20,30,1000,70,,,,,,,,,,Data sheet,a remark`

/** Path inside the folder → lines of the file. */
export type SampleFiles = Readonly<Record<string, readonly string[]>>

/** The families with rows of their own, in the order of the registry. */
export const familiesWithRows = Object.keys(familyLoaders).filter((id) => existsSync(seedPath(id)))

const ownFamilies = new Set(['ball-screw', 'screw-jack'])

/** The header and the first row of a family's shipped files. */
const firstRow = (family: string): readonly string[] => {
  const [file = ''] = readdirSync(seedPath(family)).toSorted()
  return readFileSync(seedPath(family, file), 'utf8').split('\n').slice(0, 2)
}

/** A catalogue has all families with rows of their own: those that the samples are not about have one row each. */
export const otherFiles: SampleFiles = Object.fromEntries(
  familiesWithRows.filter((id) => !ownFamilies.has(id)).map((id) => [`${id}/a.csv`, firstRow(id)]),
)
/** How many models the other families add to a sample. */
export const otherModels = Object.keys(otherFiles).length

export const soundFiles: SampleFiles = {
  ...otherFiles,
  'ball-screw/a.csv': [ballScrewHeader, ballScrewRow('B2', 25), ballScrewRow('B1', 20)],
  'screw-jack/a.csv': [screwJackHeader, screwJackRow('J1')],
}

/** Writes the files into a new folder that goes away with the test. */
export async function sampleFolder(files: SampleFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sizewright-catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, lines] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${lines.join('\n')}\n`)
  }
  return folder
}
