/** Small pictures in lists: fetched together, each once; a list stays where it is when they come. */
import { expect, it } from 'vitest'
import type { PartPicture } from '../../../contract/catalogue/part-picture.ts'
import { directoryAnswer } from './directory-answers.ts'
import { goodAnswer, openScreens } from './open-screens.tsx'

const picture: PartPicture = { width: 200, height: 100, paths: [['litEdged', 'M0 0L200 0L200 100L0 100Z']] }

/** Answers with the picture of each model that is requested, and notes the ids of each request. */
const answeringWith =
  (requests: string[][]): typeof goodAnswer =>
  (address, signal) => {
    const url = new URL(address, 'http://x')
    if (!url.pathname.includes('/Prod/')) return goodAnswer(address, signal)
    if (!url.pathname.endsWith('/GetPictures')) {
      return Promise.resolve(Response.json({ code: 0, data: directoryAnswer(address, undefined) }))
    }
    const skuIDs = url.searchParams.get('skuIDs')?.split(',') ?? []
    requests.push(skuIDs)
    return Promise.resolve(Response.json({ code: 0, data: { list: skuIDs.map((skuID) => ({ skuID, picture })) } }))
  }

const pictures = () => document.querySelectorAll('main tbody svg').length

it('the rows of the directory fetch their pictures by one call, and nothing moves', async () => {
  const requests: string[][] = []
  await openScreens('/selection/prod-directory', 'en', answeringWith(requests))
  const rows = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect().height)
  await expect.poll(() => rows().length).toBe(3)
  const before = rows()
  await expect.poll(pictures).toBe(3)
  expect(rows()).toEqual(before)
  // All series of the answer have the same model as their sample.
  expect(requests).toEqual([['THK-WTF2040-2']])
})
