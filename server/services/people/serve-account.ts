/** The calls about one's own account. */
import * as z from 'zod/mini'
import {
  agentChoice,
  idRequest,
  passwordChange,
  permissionRequest,
  permissions,
  recordCount,
  signInList,
  userAgents,
  userInfo,
  userUpdate,
} from '../../../contract/people/people.ts'
import { changeEmail, chooseAgent, givePermissions, ownAccount, removeAccount, setPassword } from '../../people/own-account.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { listAgents } from '../../people/people-repository.ts'
import { permissionsOf } from '../../people/permissions.ts'
import { countRecords } from '../../people/records-of.ts'
import { listSignIns, revokeSignIn } from '../../people/sign-ins.ts'
import { infoOf } from '../../people/user-info.ts'
import { countDownloads } from '../../files/jobs/file-tasks.ts'
import { forgetSender } from '../../records/answers.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { exportMine } from './export-mine.ts'
import { asked, posted } from './person-call.ts'
import { existing, finished, isDone, to } from './record-call.ts'

const info = { name: 'UserInfo', shape: userInfo }

const reading = (parts: PeopleParts): readonly GuardedCall[] => [
  asked(
    { service: 'site-user', call: 'info', kind: 'siteUserInfo', access: to('account', 'read'), answer: info },
    {},
    { example: {}, answer: async (_, { known }) => infoOf(await ownAccount(parts, known())) },
  ),
  asked(
    {
      service: 'User',
      call: 'MyRecordCount',
      kind: 'myRecordCount',
      access: to('account', 'read'),
      answer: { name: 'RecordCount', shape: recordCount },
    },
    {},
    {
      example: {},
      answer: async (_, { known }) => {
        const { personID } = known()
        return { ...(await countRecords(parts.db, personID)), download: await countDownloads(parts.db, personID) }
      },
    },
  ),
  asked(
    {
      service: 'User',
      call: 'GetUserAgents',
      kind: 'userAgents',
      access: to('account', 'read'),
      answer: { name: 'UserAgents', shape: userAgents },
    },
    {},
    {
      example: {},
      answer: async (_, { known }) =>
        (await listAgents(parts.db, known().personID)).map(({ id, name, logo_url: logoUrl }) => ({
          userAgentID: id,
          userAgentName: name,
          logoUrl,
        })),
    },
  ),
  asked(
    {
      service: 'User',
      call: 'Export',
      kind: 'exportMine',
      access: to('account', 'read'),
      answer: { name: 'EverythingKept', shape: z.string() },
      file: { type: 'application/zip', name: 'sizewright-account.zip' },
      // It is work to put together: as often as somebody stores something, and no more.
      writes: true,
    },
    {},
    { example: {}, answer: (_, { known, visit: { locale } }) => exportMine(parts, known(), locale) },
  ),
]

const changing = (parts: PeopleParts): readonly GuardedCall[] => [
  posted(
    { service: 'User', call: 'Update', kind: 'userUpdate', access: to('account', 'change'), answer: info },
    {
      request: { name: 'UserUpdate', shape: userUpdate },
      example: { email: 'somebody@example.com', code: '123456' },
      answer: async ({ email, code }, { known, visit }) => infoOf(await changeEmail(parts, known(), { email, code, visit })),
    },
  ),
  posted(
    { service: 'User', call: 'SetPassword', kind: 'setPassword', access: to('account', 'change'), answer: finished },
    {
      request: { name: 'PasswordChange', shape: passwordChange },
      example: { password: 'correct horse 2', oldPassword: 'correct horse' },
      answer: async (typed, { known, visit: { address } }) => {
        await setPassword(parts, known(), { ...typed, address })
        return isDone
      },
    },
  ),
  posted(
    {
      service: 'User',
      call: 'ChooseAgent',
      kind: 'chooseAgent',
      access: to('account', 'change'),
      answer: finished,
      mayMiss: 'unknownRecord',
    },
    {
      request: { name: 'AgentChoice', shape: agentChoice },
      example: { userAgentID: null },
      answer: async ({ userAgentID }, { known, visit }) => {
        await chooseAgent(parts, known(), { agentID: userAgentID ?? undefined, visit })
        return isDone
      },
    },
  ),
  posted(
    { service: 'User', call: 'Remove', kind: 'removeAccount', access: to('account', 'remove'), answer: finished },
    {
      answer: async (_, { known }) => {
        await removeAccount(parts, known(), forgetSender)
        return isDone
      },
    },
  ),
]

const signIns = (parts: PeopleParts): readonly GuardedCall[] => {
  const revoke = async (personID: string, id: string) => {
    existing(await revokeSignIn(parts.db, personID, id))
    return isDone
  }
  return [
    asked(
      { service: 'User', call: 'SignIns', kind: 'signIns', access: to('signIn', 'read'), answer: { name: 'SignIns', shape: signInList } },
      {},
      {
        example: {},
        answer: async (_, { known }) =>
          (await listSignIns(parts.db, known().personID, parts.now())).map(({ id, device, created_at: since, seen_at: seen }) => ({
            id,
            device,
            since,
            seen,
            isThis: id === known().signInID,
          })),
      },
    ),
    posted(
      { service: 'User', call: 'SignOut', kind: 'signOut', access: to('signIn', 'remove'), answer: finished },
      { answer: (_, { known }) => revoke(known().personID, known().signInID) },
    ),
    posted(
      {
        service: 'User',
        call: 'RevokeSignIn',
        kind: 'revokeSignIn',
        access: to('signIn', 'remove'),
        answer: finished,
        mayMiss: 'unknownRecord',
      },
      {
        request: { name: 'IdRequest', shape: idRequest },
        example: { id: '00000000-0000-4000-8000-000000000001' },
        answer: ({ id }, { known }) => revoke(known().personID, id),
      },
    ),
  ]
}

const buttons = (parts: PeopleParts): readonly GuardedCall[] => {
  const answer = { name: 'Permissions', shape: permissions }
  return [
    asked(
      { service: 'UserButPer', call: 'GetUserButPer', kind: 'userPermissions', access: to('permission', 'read'), answer },
      {},
      { example: {}, answer: async (_, { known }) => ({ infoReview: await permissionsOf(parts.db, known()) }) },
    ),
    posted(
      {
        service: 'UserButPer',
        call: 'AddUserPermission',
        kind: 'addUserPermission',
        access: to('permission', 'change'),
        answer,
        mayMiss: 'unknownRecord',
      },
      {
        request: { name: 'PermissionRequest', shape: permissionRequest },
        example: { infoReview: ['download2d'] },
        answer: async ({ user, infoReview: names }, { known, scope, visit }) => ({
          infoReview: await givePermissions(parts, { who: known(), scope }, { user, company: visit.site.key, names }),
        }),
      },
    ),
  ]
}

/** Calls about the account of whoever asks. */
export const serveAccount = (parts: PeopleParts): readonly GuardedCall[] => [
  ...reading(parts),
  ...changing(parts),
  ...signIns(parts),
  ...buttons(parts),
]
