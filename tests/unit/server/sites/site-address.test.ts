/** Whom a document may send its readers to. */
import { expect, test } from 'vitest'
import { addressOfSite, isAddressOfSite } from '../../../../server/sites/site-address.ts'

const own = 'https://here.example'
const named = { hosts: ['drives.example', 'other.example'] }
const nameless = { hosts: [] }

test('a site is reached at its first host, one without hosts where the service is', () => {
  expect([named, nameless].map((site) => addressOfSite(site, own))).toEqual(['https://drives.example', own])
})

test.each<[string, string, typeof named | typeof nameless, boolean]>([
  ['its host', 'https://drives.example', named, true],
  ['another of its hosts', 'http://other.example', named, true],
  ['the service, of a site that has hosts', own, named, false],
  ['somebody else’s host', 'https://evil.example', named, false],
  ['a host that begins like its own', 'https://drives.example.evil.example', named, false],
  ['its host with a path', 'https://drives.example/#/x', named, false],
  ['no web address', 'javascript:alert(1)', named, false],
  ['nothing', '', named, false],
  ['the service, of a site without hosts', own, nameless, true],
  ['somebody else’s host, of a site without hosts', 'https://evil.example', nameless, false],
  ['nothing, of a site without hosts', '', nameless, false],
])('%s', (_, address, site, expected) => {
  expect(isAddressOfSite(address, site, own)).toBe(expected)
})
