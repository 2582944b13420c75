/** What a page works out is what the service would answer, to the last bit. */
import { beforeAll, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import type { sizeInNode } from './size-in-node.ts'
import { sizedTexts } from './sized-texts.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    sizeInNode: typeof sizeInNode
  }
}

let node: Awaited<ReturnType<typeof sizeInNode>>

beforeAll(async () => {
  node = await commands.sizeInNode()
})

it('every family that the browser can size is compared', () => {
  expect(new Set(node.sized.map((one) => one.case.family))).toEqual(new Set(node.families))
})

it('verdicts, checks, cards and limits are the same text in the browser as in Node', async () => {
  const different: string[] = []
  for (const { case: one, texts } of node.sized) {
    const here = await sizedTexts(one)
    const index = here.findIndex((text, place) => text !== texts[place])
    if (index !== -1 || here.length !== texts.length) {
      different.push(`${one.family} ${one.model.skuID} ${JSON.stringify(one.conditions)} ${index}\n${here[index]}\n${texts[index]}`)
    }
  }
  expect(different).toEqual([])
})
