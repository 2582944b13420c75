/** Calls for a person's own account: details, sign-ins, button permissions. */
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
import { forgetInquirer } from '../../people/inquiries.ts'
import { forgetSender } from '../../records/answers.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { exportMine } from './export-mine.ts'
import { personCall, type Requester } from './person-call.ts'
import { emptyBody, existing, finished, isDone, missing, to } from './record-call.ts'

const info = { name: 'UserInfo', shape: userInfo }

/** The agents that a person may act for, in wire format. */
export const agentsOf = async ({ db }: Pick<PeopleParts, 'db'>, { signedIn }: Requester) =>
  (await listAgents(db, signedIn().personID)).map(({ id, name, logo_url: logoUrl }) => ({
    userAgentID: id,
    userAgentName: name,
    logoUrl,
  }))

const reading = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service: 'site-user',
    call: 'info',
    operation: 'siteUserInfo',
    summary: 'The account that is signed in',
    description: 'Account details of the person who makes the call.',
    access: to('account', 'read'),
    answer: info,
    handler: async (_, { signedIn }) => infoOf(await ownAccount(parts, signedIn())),
  }),
  personCall({
    service: 'User',
    call: 'MyRecordCount',
    operation: 'myRecordCount',
    summary: 'Count saved items',
    description: 'How many items of each kind are saved. Answers 401 once the sign-in is no longer valid.',
    access: to('account', 'read'),
    answer: { name: 'RecordCount', shape: recordCount },
    handler: async (_, { signedIn }) => {
      const { personID } = signedIn()
      return { ...(await countRecords(parts.db, personID)), download: await countDownloads(parts.db, personID) }
    },
  }),
  personCall({
    service: 'User',
    call: 'GetUserAgents',
    operation: 'userAgents',
    summary: 'List the agents one may act for',
    description: 'Agents on whose behalf the account may act, besides the company itself.',
    access: to('account', 'read'),
    answer: { name: 'UserAgents', shape: userAgents },
    handler: (_, requester) => agentsOf(parts, requester),
  }),
  personCall({
    service: 'User',
    call: 'Export',
    operation: 'exportMine',
    summary: 'Export all personal data',
    description:
      'Account, sign-ins, permissions, saved items, submissions and logged events as one ZIP of JSON files with a readme and a manifest.',
    access: to('account', 'read'),
    answer: { name: 'EverythingKept', shape: z.string() },
    file: { type: 'application/zip', name: 'sizewright-account.zip' },
    // Limited like a write: it is as expensive.
    writes: true,
    handler: (_, { signedIn, visit: { locale } }) => exportMine(parts, signedIn(), locale),
  }),
]

const changing = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service: 'User',
    call: 'Update',
    operation: 'userUpdate',
    summary: 'Change the e-mail address',
    description: 'Needs a code of type 3 that was sent to the new address.',
    access: to('account', 'change'),
    body: { name: 'UserUpdate', shape: userUpdate },
    example: { body: { email: 'somebody@example.com', code: '123456' } },
    answer: info,
    failures: ['emailMissing', 'emailInvalid', 'codeMissing', 'wrongCode', 'accountTaken', 'tooManyTries'],
    handler: async ({ body: { email, code } }, { signedIn, visit }) => infoOf(await changeEmail(parts, signedIn(), { email, code, visit })),
  }),
  personCall({
    service: 'User',
    call: 'SetPassword',
    operation: 'setPassword',
    summary: 'Set or change the password',
    description: 'Needs the old password where there is one, and ends every other sign-in of the account.',
    access: to('account', 'change'),
    body: { name: 'PasswordChange', shape: passwordChange },
    example: { body: { password: 'correct horse 2', oldPassword: 'correct horse' } },
    answer: finished,
    failures: ['passwordMissing', 'passwordLength', 'passwordCommon', 'wrongPassword', 'tooManyTries'],
    handler: async ({ body }, { signedIn, visit: { address } }) => {
      await setPassword(parts, signedIn(), { ...body, address })
      return isDone
    },
  }),
  personCall({
    service: 'User',
    call: 'ChooseAgent',
    operation: 'chooseAgent',
    summary: 'Act for an agent',
    description: 'null acts for the company itself. Refused as expired where the site has no agents.',
    access: to('account', 'change'),
    body: { name: 'AgentChoice', shape: agentChoice },
    example: { body: { userAgentID: null } },
    answer: finished,
    failures: [missing, 'serviceExpired'],
    handler: async ({ body: { userAgentID } }, { signedIn, visit }) => {
      await chooseAgent(parts, signedIn(), { agentID: userAgentID ?? undefined, visit })
      return isDone
    },
  }),
]

const removal = (parts: PeopleParts): GuardedCall =>
  personCall({
    service: 'User',
    call: 'Remove',
    operation: 'removeAccount',
    summary: 'Delete the account',
    description: 'Deletes the account with everything that belongs to it; logged events are anonymised.',
    access: to('account', 'remove'),
    body: emptyBody,
    answer: finished,
    handler: async (_, { signedIn }) => {
      await removeAccount(parts, signedIn(), async (transaction, personID) => {
        await forgetSender(transaction, personID)
        await forgetInquirer(transaction, personID)
      })
      return isDone
    },
  })

const signIns = (parts: PeopleParts): readonly GuardedCall[] => {
  const revoke = async (personID: string, id: string) => {
    existing(await revokeSignIn(parts.db, personID, id))
    return isDone
  }
  return [
    personCall({
      service: 'User',
      call: 'SignIns',
      operation: 'signIns',
      summary: 'List sign-ins',
      description: 'Every browser in which the account is signed in.',
      access: to('signIn', 'read'),
      answer: { name: 'SignIns', shape: signInList },
      handler: async (_, { signedIn }) =>
        (await listSignIns(parts.db, signedIn().personID, parts.now())).map(({ id, device, created_at: since, seen_at: seen }) => ({
          id,
          device,
          since,
          seen,
          isThis: id === signedIn().signInID,
        })),
    }),
    personCall({
      service: 'User',
      call: 'SignOut',
      operation: 'signOut',
      summary: 'Sign out',
      description: 'Invalidates the token of the call.',
      access: to('signIn', 'remove'),
      body: emptyBody,
      answer: finished,
      handler: (_, { signedIn }) => revoke(signedIn().personID, signedIn().signInID),
    }),
    personCall({
      service: 'User',
      call: 'RevokeSignIn',
      operation: 'revokeSignIn',
      summary: 'Sign out elsewhere',
      description: 'Ends one sign-in of the account.',
      access: to('signIn', 'remove'),
      body: { name: 'IdRequest', shape: idRequest },
      example: { body: { id: '00000000-0000-4000-8000-000000000001' } },
      answer: finished,
      failures: [missing],
      handler: ({ body: { id } }, { signedIn }) => revoke(signedIn().personID, id),
    }),
  ]
}

const buttons = (parts: PeopleParts): readonly GuardedCall[] => {
  const answer = { name: 'Permissions', shape: permissions }
  return [
    personCall({
      service: 'UserButPer',
      call: 'GetUserButPer',
      operation: 'userPermissions',
      summary: 'List own button permissions',
      description: 'Names of the buttons that the company has granted.',
      access: to('permission', 'read'),
      answer,
      handler: async (_, { signedIn }) => ({ infoReview: await permissionsOf(parts.db, signedIn()) }),
    }),
    personCall({
      service: 'UserButPer',
      call: 'AddUserPermission',
      operation: 'addUserPermission',
      summary: 'Grant button permissions',
      description: 'For administrators: grants buttons to a user of the company, or to oneself where no user is named.',
      access: to('permission', 'change'),
      body: { name: 'PermissionRequest', shape: permissionRequest },
      example: { body: { infoReview: ['download2d'] } },
      answer,
      failures: [missing],
      handler: async ({ body: { user, infoReview: names } }, { signedIn, scope, visit }) => ({
        infoReview: await givePermissions(parts, { principal: signedIn(), scope }, { user, company: visit.site.key, names }),
      }),
    }),
  ]
}

/** @returns every call for a person's own account */
export const accountCalls = (parts: PeopleParts): readonly GuardedCall[] => [
  ...reading(parts),
  ...changing(parts),
  removal(parts),
  ...signIns(parts),
  ...buttons(parts),
]
