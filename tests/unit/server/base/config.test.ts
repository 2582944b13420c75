import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../../../server/base/config.ts'
import { StartError } from '../../../../server/base/errors.ts'

test('without settings the server listens on port 8080 of this machine only, with the embedded database', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: undefined,
    overlay: 'declared',
    serviceFactor: 'offered',
    search: true,
    requestsPerMinute: 600,
    writesPerMinute: 20,
    logDays: 90,
    trustProxy: false,
  })
  expect(isAbsolute(config.dataDirectory)).toBe(true)
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: '' })).toMatchObject({ host: '127.0.0.1', port: 8080 })
})

test('every setting can be given', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    DATABASE_URL: 'postgres://db',
    DATA_DIR: '/tmp/x',
    OVERLAY: 'none',
    SERVICE_FACTOR: 'none',
    SEARCH: 'off',
    REQUESTS_PER_MINUTE: '60',
    WRITES_PER_MINUTE: '6',
    LOG_DAYS: '7',
    FILE_THREADS: '2',
    FILE_CACHE_MB: '64',
    TRUST_PROXY: 'true',
  }
  expect(readConfig(environment)).toMatchObject({
    host: '::1',
    port: 0,
    databaseUrl: 'postgres://db',
    dataDirectory: '/tmp/x',
    overlay: 'none',
    serviceFactor: 'none',
    search: false,
    requestsPerMinute: 60,
    writesPerMinute: 6,
    logDays: 7,
    fileThreads: 2,
    fileCacheMegabytes: 64,
    trustProxy: true,
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['OVERLAY', 'sometimes'],
  ['SERVICE_FACTOR', 'sometimes'],
  ['SEARCH', 'sometimes'],
  ['REQUESTS_PER_MINUTE', '0'],
  ['WRITES_PER_MINUTE', '0'],
  ['LOG_DAYS', '0'],
  ['LOG_DAYS', '3651'],
  ['FILE_THREADS', '0'],
  ['FILE_THREADS', '9'],
  ['FILE_CACHE_MB', '15'],
  ['TRUST_PROXY', 'perhaps'],
])('%s=%s stops the start and is named', (setting, value) => {
  const read = () => readConfig({ [setting]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(expect.objectContaining({ code: 'badSetting', params: { setting, value } }))
})

test.each([
  ['DATABASE_URL', 'foo', '…'],
  ['DATABASE_URL', 'mysql://operator:hunter2@host/name', 'mysql://…'],
  ['DATABASE_URL', 'postgres//operator:hunter2@host', '…'],
  ['DATABASE_URL', 'operator:hunter2@host', '…'],
  ['SMTP_URL', 'mail://user:secret@host', 'mail://…'],
  ['SMS_URL', 'user:secret@host', '…'],
])('%s=%s cannot be used, and what may be secret in it is not repeated', (setting, url, value) => {
  expect(() => readConfig({ [setting]: url })).toThrow(expect.objectContaining({ code: 'badSetting', params: { setting, value } }))
})
