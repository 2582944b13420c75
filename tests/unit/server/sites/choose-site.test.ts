import { describe, expect, it } from 'vitest'
import { site } from '../../../../contract/site/site.ts'
import { AppError } from '../../../../server/base/errors.ts'
import { findSite, siteOfCall } from '../../../../server/sites/choose-site.ts'

const sites = [
  site.parse({ key: 'default', name: 'D' }),
  site.parse({ key: 'one', name: 'One', hosts: ['one.example', 'www.one.example'] }),
  site.parse({ key: 'two', name: 'Two', hosts: ['two.example'] }),
]
const questionOf = (options: { header?: string; query?: readonly string[]; host?: string }) => ({
  header: options.header,
  query: options.query ?? [],
  host: options.host,
})

describe('the site of a request', () => {
  it.each([
    ['nothing', {}, 'default'],
    ['an unknown host', { host: 'three.example' }, 'default'],
    ['a host', { host: 'one.example' }, 'one'],
    ['another name of it', { host: 'www.one.example' }, 'one'],
    ['a host with a port', { host: 'two.example:8080' }, 'two'],
    ['a host in capitals, with its final dot', { host: 'TWO.Example.' }, 'two'],
    ['a part of a host', { host: 'xone.example' }, 'default'],
    ['an address', { query: ['two'] }, 'two'],
    ['an address before the host', { query: ['two'], host: 'one.example' }, 'two'],
    ['a header', { header: 'one' }, 'one'],
    ['a header before the address and the host', { header: 'one', query: ['two'], host: 'two.example' }, 'one'],
  ])('by %s', (_, options, key) => {
    expect(findSite(sites, questionOf(options))).toEqual({ site: sites.find((one) => one.key === key) })
    expect(siteOfCall(sites, questionOf(options)).key).toBe(key)
  })

  it.each([
    ['an unknown key of an address', { query: ['three'] }, 'default', 'three'],
    ['an unknown key, at a host', { query: ['three'], host: 'one.example' }, 'one', 'three'],
    ['what is no key', { query: ['<script>'] }, 'default', '<script>'],
    ['a name of every object', { query: ['constructor'] }, 'default', 'constructor'],
  ])('of a page, by %s', (_, options, key, unknown) => {
    const found = findSite(sites, questionOf(options))
    expect({ key: found.site.key, unknown: found.unknown }).toEqual({ key, unknown })
  })

  it.each([
    ['an unknown key of a header', { header: 'three', query: ['one'] }, 'unknownSite'],
    ['an unknown key of an address', { query: ['three'] }, 'unknownSite'],
    ['what is no key', { header: '../one' }, 'invalidRequest'],
    ['an empty key', { query: [''] }, 'invalidRequest'],
    ['two keys', { query: ['one', 'two'] }, 'invalidRequest'],
    ['the same key twice', { query: ['one', 'one'] }, 'invalidRequest'],
  ])('of a call is refused for %s', (_, options, code) => {
    expect(() => siteOfCall(sites, questionOf(options))).toThrow(expect.objectContaining({ code }))
    expect(() => siteOfCall(sites, questionOf(options))).toThrow(AppError)
  })
})
