/** Calls for pictures: of several models at once, and of the assembly that a calculation finds. */
import { expect, test } from 'vitest'
import { assemblyPictureAnswer, mostPictures, picturesAnswer } from '../../../../contract/catalogue/part-picture.ts'
import { modelsAnswer } from '../../../../contract/catalogue/product.ts'
import { exampleConditions } from '../../../../families/linear-axis/example-conditions.ts'
import { exampleDemand } from '../../../../families/rotary/example-demand.ts'
import { within } from '../support/reducer-calls.ts'
import { sharedService } from '../support/real-service.ts'

const { app } = await sharedService()

const root = '/YQLectotype/api/Prod'

const picturesOf = async (skuIDs: readonly string[]) => {
  const answer = await app.request(`${root}/GetPictures?skuIDs=${encodeURIComponent(skuIDs.join(','))}`)
  const { data } = (await answer.json()) as { data: unknown } // The envelope of every answer.
  return { status: answer.status, list: picturesAnswer.safeParse(data).data?.list ?? [] }
}

const assembly = async (body: object) => {
  const answer = await app.request(`${root}/GetAssemblyPicture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // The envelope of every answer.
  return (await answer.json()) as { code: number; data?: unknown; issues?: readonly { readonly path: string }[] }
}

const question = { path: 'LinearAxisWorking/Calculation', query: {}, body: exampleConditions, parts: {} }

test('models are answered together, each once; an unknown one and one without a solid are left out', async () => {
  const { list } = await picturesOf(['THK-WTF2040-2', 'nothing', 'THK-WTF2040-2', 'HIWIN-MGN12C', 'ECMA-E21305'])
  expect(list.map(({ skuID }) => skuID).toSorted()).toEqual(['ECMA-E21305', 'HIWIN-MGN12C', 'THK-WTF2040-2'])
  for (const { skuID, picture } of list) {
    expect({ skuID, isSmall: JSON.stringify(picture).length <= 5 * 1024 }).toEqual({ skuID, isSmall: true })
    expect(Math.max(picture.width, picture.height)).toBe(200)
  }
})

test('at most so many models are drawn', async () => {
  const many = Array.from({ length: mostPictures + 1 }, (_, index) => `x${index}`)
  expect((await picturesOf([...many.slice(1), 'THK-WTF2040-2'])).list).toEqual([])
})

test('models are named by their ids in one answer, without those that the catalogue lacks', async () => {
  const answer = await app.request(`${root}/GetModels?skuIDs=${encodeURIComponent('THK-WTF2040-2,nothing,HIWIN-MGN12C,THK-WTF2040-2')}`)
  const { data } = (await answer.json()) as { data: unknown } // The envelope of every answer.
  expect(modelsAnswer.parse(data).list.map(({ skuName, maker }) => `${maker} ${skuName}`)).toEqual(['THK WTF2040-2', 'HIWIN MGN12C'])
})

test('the assembly of a calculation is drawn in its posture', async () => {
  const [level, wall] = await Promise.all(
    ['horizontal', 'wall'].map(async (posture) => {
      const { data } = await assembly({ ...question, body: { ...exampleConditions, posture } })
      return assemblyPictureAnswer.parse(data).picture
    }),
  )
  expect(level?.spots.map(({ role }) => role)).toEqual(expect.arrayContaining(['screw', 'guide', 'motor', 'coupling']))
  expect(level?.paths).not.toEqual(wall?.paths)
})

const driven: readonly (readonly [unit: string, path: string, body: object])[] = [
  ['gearUnit', 'ReducerWorking/ServoMotorCalculation', { sku: 'SGM7J-04A', i: within(10) }],
  ['gearUnit', 'ReducerWorking/ThreePhaseMotorCalculation', { motorPower: within(1.5), n2: within(45) }],
  ['platform', 'RotatingPlatformWorking/WorkingSecond', { parmentDto: exampleDemand }],
]

test.each(driven)('a %s that %s finds is drawn with its motor', async (unit, path, body) => {
  const { data } = await assembly({ path, query: {}, body, parts: {} })
  const { picture } = assemblyPictureAnswer.parse(data)
  expect(picture?.spots.map(({ role }) => role).toSorted()).toEqual([unit, 'motor'].toSorted())
})

test.each([
  [{ path: 'BallScrewWorking/Calculation' }, 'path'],
  [{ parts: { gear: 'x' } }, 'parts.gear'],
  [{ parts: { screw: 'x' } }, 'screwSku'],
  [{ parts: { coupling: 'x' } }, 'couplingSku'],
  [{ body: { ...exampleConditions, mass: -1 } }, 'mass'],
])('what is question in vain is named: %j', async (change, path) => {
  const answer = await assembly({ ...question, ...change })
  expect(answer.code).not.toBe(0)
  expect(answer.issues?.map((issue) => issue.path)).toContain(path)
})
