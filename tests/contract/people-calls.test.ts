/** Signing in and what people keep, as the specification calls it, over the wire against the program as it is started. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { type Client, expectMembers, expectRefused, object, objects, sharedClient } from './client.ts'

let client: Client
let token = ''
beforeAll(async () => {
  client = await sharedClient()
})

const phoneNumber = '13800000000'
const selection = { v: 2, calculator: '30', inputs: { W: 80 } }

/** The code as whoever runs the service without SMTP and SMS finds it. */
const codeOfOutbox = async (): Promise<string> => {
  const env = { ...process.env, DATA_DIR: client.folder, DATABASE_URL: '', LC_ALL: 'en' }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/people/cli.ts', 'outbox'], {
    cwd: join(import.meta.dirname, '../..'),
    env,
  })
  return /code is (\d{6})/.exec(stdout)?.[1] ?? 'none'
}

const done = ({ code, data }: { readonly code: unknown; readonly data: unknown }) => {
  expect(code).toBe(0)
  return data
}

test('GET Sms/SendPhoneCode, POST User/LoginPC: a code and a sign-in', async () => {
  done(await client.get('/api/Sms/SendPhoneCode', { phoneNumber, type: '1' }))
  expectRefused(await client.get('/api/Sms/SendPhoneCode', { phoneNumber, type: '1' }), { status: 429, code: 42902 })
  expectRefused(await client.get('/api/Sms/SendPhoneCode', { phoneNumber, type: '4' }), { status: 400, code: 40001 })
  expectRefused(await client.post('/api/User/LoginPC', { phoneNumber, code: '', appID: 'pc' }), { status: 400, code: 40018 })
  const user = object(done(await client.post('/api/User/LoginPC', { phoneNumber, code: await codeOfOutbox(), appID: 'pc' })))
  expect(user).toMatchObject({ phoneNumber, email: null })
  expectMembers(user['accessToken'], { token: 'string', expires: 'string' })
  token = String(object(user['accessToken'])['token'])
})

test('GET User/MyRecordCount says whether a sign-in is valid', async () => {
  expectRefused(await client.get('/api/User/MyRecordCount'), { status: 401, code: 40101 })
  expectRefused(await client.get('/api/User/MyRecordCount', {}, 'x'.repeat(43)), { status: 401, code: 40102 })
  expect(done(await client.get('/api/User/MyRecordCount', {}, token))).toEqual({ selection: 0, download: 0, collect: 0, shopping: 0 })
})

test('comp-user: a password, its check, a wrong one', async () => {
  done(await client.post('/api/User/SetPassword', { password: 'correct horse' }, token))
  const user = object(
    done(await client.post('/api/comp-user/accountlogin', { appid: 'pc', phone: phoneNumber, password: 'correct horse' })),
  )
  expectMembers(user['accessToken'], { token: 'string', expires: 'string' })
  expectRefused(await client.post('/api/comp-user/accountlogin', { appid: 'pc', phone: phoneNumber, password: 'x' }), {
    status: 400,
    code: 40021,
  })
  const check = done(await client.post('/api/comp-user/accountcheck', { account: phoneNumber, password: 'correct horse' }))
  expect(check).toEqual({ isVerify: true, passwordVerify: true, isCompUser: false })
  expectRefused(await client.post('/api/comp-user/fixedlogin', { appid: 'pc' }), { status: 403, code: 40303 })
  expect(done(await client.get('/share/comp/userLoginIsVerify', { phone: phoneNumber }))).toEqual({ isVerify: true })
})

test('site-user/info, User/GetUserAgents, UserButPer', async () => {
  expect(done(await client.get('/api/site-user/info', {}, token))).toMatchObject({ phoneNumber, hasPassword: true })
  expect(done(await client.get('/api/User/GetUserAgents', {}, token))).toEqual([])
  expect(done(await client.get('/api/UserButPer/GetUserButPer', {}, token))).toEqual({ infoReview: [] })
  expectRefused(await client.post('/api/UserButPer/AddUserPermission', { infoReview: ['price'] }, token), { status: 403, code: 40301 })
})

test('RecordSelection: saved, found with the same figures, listed, deleted', async () => {
  const snapshot = { L10h: 20_000.125 }
  const { id } = object(done(await client.post('/api/RecordSelection/Add', { name: 'Z', selection, snapshot }, token)))
  const details = object(done(await client.get('/api/RecordSelection/GetDetails', { id: String(id) }, token)))
  expect(details).toMatchObject({ name: 'Z', selection, snapshot })
  const { list, count } = object(done(await client.get('/api/RecordSelection/GetList', {}, token)))
  expect([objects(list)[0]?.['id'], count]).toEqual([id, 1])
  done(await client.post(`/api/RecordSelection/Delete?ID=${String(id)}`, {}, token))
  expectRefused(await client.get('/api/RecordSelection/GetDetails', { id: String(id) }, token), { status: 404, code: 40406 })
})

test('RecordCollect and RecordShopping', async () => {
  done(await client.post('/api/RecordCollect/Collect?fid=~WTF~20', {}, token))
  expect(done(await client.get('/api/RecordCollect/IsCollected', { fid: '~WTF~20' }, token))).toEqual({ isCollected: true })
  expect(done(await client.get('/api/RecordCollect/GetList', { page: '1', size: '15' }, token))).toMatchObject({ count: 1 })
  done(await client.post('/api/RecordCollect/CancelCollect?fid=~WTF~20', {}, token))
  expectRefused(await client.post('/api/RecordCollect/Collect?fid=~WTF~21', {}, token), { status: 404, code: 40404 })
  expectRefused(await client.post('/api/RecordCollect/Collect?fid=WTF/gone', {}, token), { status: 404, code: 40403 })
  const added = object(
    done(await client.post('/api/RecordShopping/AddRecordStopping', { selectionID: 'WTF/THK-WTF2040-2', orderParams: [] }, token)),
  )
  expect(done(await client.get('/api/RecordShopping/GetList', {}, token))).toMatchObject({ count: 1 })
  done(await client.post('/api/RecordShopping/RemoveRecordStopping', { id: added['id'] }, token))
  expect(done(await client.get('/api/RecordShopping/GetList', {}, token))).toMatchObject({ count: 0 })
})

test('signing out', async () => {
  done(await client.post('/api/User/SignOut', {}, token))
  expectRefused(await client.get('/api/User/MyRecordCount', {}, token), { status: 401, code: 40102 })
})
