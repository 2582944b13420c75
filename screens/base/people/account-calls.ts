/** Calls about people: sign-in, account and saved items. */
import type * as z from 'zod/mini'
import {
  type CodeSent,
  codeSent,
  type CodeType,
  done,
  type passwordChange,
  permissions,
  recordCount,
  type SignedIn,
  signedIn,
  signInList,
  userAgents,
  userInfo,
} from '../../../contract/people/people.ts'
import { type CallOptions, getAnswer } from '../api/api.ts'
import { askFile } from '../api/ask-file.ts'

type Values = Readonly<Record<string, string>>

type ServiceRequest<T> = { readonly path: string; readonly query?: Values; readonly shape: z.ZodMiniType<T> }

/** Sends a GET request to the people service. */
export const askPeople = <T>({ path, query = {}, shape }: ServiceRequest<T>, options: CallOptions): Promise<T> =>
  getAnswer({ base: 'classes', path, query }, (data) => shape.safeParse(data).data, options)

/** Posts a change to the people service; `query` is added to the address. */
export const tellPeople = <T>(
  { path, query, body = {}, shape }: ServiceRequest<T> & { readonly body?: unknown },
  options: CallOptions,
): Promise<T> =>
  getAnswer(
    { base: 'classes', path: query ? `${path}?${new URLSearchParams(query)}` : path, query: {}, body },
    (data) => shape.safeParse(data).data,
    options,
  )

const appID = 'pc'

/**
 * Requests a verification code.
 *
 * @returns seconds until another code may be requested
 */
export const sendCode = async (request: { readonly account: string; readonly type: CodeType }, options: CallOptions): Promise<CodeSent> =>
  askPeople({ path: 'Sms/SendPhoneCode', query: { phoneNumber: request.account, type: request.type }, shape: codeSent }, options)

type Account = { readonly account: string; readonly agreed: boolean }

export const signInByCode = ({ account, code, agreed }: Account & { readonly code: string }, options: CallOptions): Promise<SignedIn> =>
  tellPeople({ path: 'User/LoginPC', body: { phoneNumber: account, code, appID, agreed }, shape: signedIn }, options)

export const signInByPassword = (
  { account, password, agreed }: Account & { readonly password: string },
  options: CallOptions,
): Promise<SignedIn> =>
  tellPeople({ path: 'comp-user/accountlogin', body: { appid: appID, phone: account, password, agreed }, shape: signedIn }, options)

/** Signs in to an account of this browser, on sites with a shared phone number and no personal accounts. */
export const signInFixed = (options: CallOptions): Promise<SignedIn> =>
  tellPeople({ path: 'comp-user/fixedlogin', body: { appid: appID }, shape: signedIn }, options)

/** Sets a new password, authorised by a code, and signs in. */
export const resetPassword = async (
  { account, code, password, agreed }: Account & { readonly code: string; readonly password: string },
  options: CallOptions,
): Promise<SignedIn> => {
  await tellPeople({ path: 'User/ResetPassword', body: { account, code, password }, shape: done }, options)
  return signInByPassword({ account, password, agreed }, options)
}

export const countMine = (options: CallOptions) => askPeople({ path: 'User/MyRecordCount', shape: recordCount }, options)
export const myAgents = (options: CallOptions) => askPeople({ path: 'User/GetUserAgents', shape: userAgents }, options)
/**
 * Selects the responsible agent.
 *
 * @param userAgentID null selects the company itself
 */
export const chooseAgent = (userAgentID: string | null, options: CallOptions) =>
  tellPeople({ path: 'User/ChooseAgent', body: { userAgentID }, shape: done }, options)
export const signOut = (options: CallOptions) => tellPeople({ path: 'User/SignOut', shape: done }, options)
export const mySignIns = (options: CallOptions) => askPeople({ path: 'User/SignIns', shape: signInList }, options)
export const revokeSignIn = (id: string, options: CallOptions) =>
  tellPeople({ path: 'User/RevokeSignIn', body: { id }, shape: done }, options)
export const myPermissions = (options: CallOptions) => askPeople({ path: 'UserButPer/GetUserButPer', shape: permissions }, options)
export const setPassword = (typed: z.infer<typeof passwordChange>, options: CallOptions) =>
  tellPeople({ path: 'User/SetPassword', body: typed, shape: done }, options)
export const changeEmail = (typed: { readonly email: string; readonly code: string }, options: CallOptions) =>
  tellPeople({ path: 'User/Update', body: typed, shape: userInfo }, options)
export const removeAccount = (options: CallOptions) => tellPeople({ path: 'User/Remove', shape: done }, options)
/** Exports all data stored about the signed-in user. */
export const exportMine = (options: CallOptions): Promise<Blob> => askFile({ address: '/api/User/Export' }, options)
