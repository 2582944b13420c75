/** Asking the real service, and what its refusals must look like. */
import { expect } from 'vitest'
import { failure } from '../../../../contract/errors.ts'
import type { RealService } from './real-service.ts'

export const screwQuery = {
  AssemblyMethod: 'horizontal',
  W: '80',
  Speed: '1000',
  Acceleration: '6.667',
  Stroke: '1000',
  UsePrecision: 'C7',
  FixedMethod: 'fixed-supported',
}
export const liftQuery = { ED: '33', W: '7500', Speed: '500', Stroke: '300', FixedMethod: 'base-fixed-end-fixed' }

type Query = Record<string, string> | string

export const get = (
  { app }: RealService,
  path: string,
  { query = {}, headers = {} }: { query?: Query; headers?: Record<string, string> } = {},
) => {
  const search = typeof query === 'string' ? query : new URLSearchParams(query)
  return app.request(`/YQWorking/api/${path}?${search}`, { headers: { lang: 'en', ...headers } })
}

export const post = ({ app }: RealService, body: unknown, path = 'BallScrewWorking/Check') =>
  app.request(`/YQWorking/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const issuesOf = async (answer: Response) => failure.parse(await answer.json()).issues

/** A refusal that names this fault, with a text and not just a code. */
export const expectIssue = async (answer: Response, issue: { code?: string; path: string; message?: string }) => {
  expect(answer.status).toBe(400)
  const found = (await issuesOf(answer)).find(({ path }) => path === issue.path)
  expect(found).toMatchObject(issue)
  expect(found?.message).toMatch(/ /)
}
