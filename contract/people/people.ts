/** People as the calls know them: accounts, signing in, permissions. Fields are called as the wire calls them. */
import * as z from 'zod/mini'

/** A mobile number of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/
/** An address that a message can be sent to; nothing but what stands on one line. */
export const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** Shortest and longest password, characters; nothing else is asked of one (NIST SP 800-63B). */
export const passwordLengths = { least: 8, most: 128 } as const
/** Digits of a code, tries that it has, its life and how soon another one may be asked for. */
export const codeRules = { digits: 6, tries: 5, lifeSeconds: 300, cooldownSeconds: 60 } as const

/** Texts of a request: what they must be is judged by the rules of signing in, which have messages of their own. */
const text = z.string().check(z.maxLength(200))
const appID = z.enum(['pc', 'openAPI'])

/** What a code is for: signing in, a new password, another e-mail. */
export const codeTypes = { signIn: '1', password: '2', email: '3' } as const
/** One of them. */
export const codeType = z.enum(Object.values(codeTypes))
export type CodeType = z.infer<typeof codeType>

/** Signing in with a code. */
export const codeLogin = z.strictObject({ phoneNumber: text, code: text, appID, agreed: z.prefault(z.boolean(), true) })
/** Signing in with a password. */
export const passwordLogin = z.strictObject({ appid: appID, phone: text, password: text, agreed: z.prefault(z.boolean(), true) })
/** Signing in without an account. */
export const fixedLogin = z.strictObject({ appid: appID })
/** An account and its password, to be judged. */
export const accountQuestion = z.strictObject({ account: text, password: text })
/** Another e-mail, with the code that went there. */
export const userUpdate = z.strictObject({ email: text, code: z.optional(text) })
/** A new password, with the old one where there is one. */
export const passwordChange = z.strictObject({ password: text, oldPassword: z.optional(text) })
/** A new password by a code. */
export const passwordReset = z.strictObject({ account: text, code: text, password: text })
/** null: the company itself. */
export const agentChoice = z.strictObject({ userAgentID: z.nullable(text) })
/** One thing by its id. */
export const idRequest = z.strictObject({ id: text })
/** An empty body. */
export const nothingAsked = z.strictObject({})

/** `expires`: ISO 8601. */
const accessToken = z.object({ token: z.string(), expires: z.iso.datetime() })

const authType = z.enum(['open', 'compadmin'])

/** The account that is signed in. */
export const userInfo = z.object({
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  authType,
  /** Where nobody is behind it but the phone-share of the company. */
  isFixed: z.boolean(),
  /** Whoever runs the service: the pages show the way to submitted records. */
  isOperator: z.boolean(),
  hasPassword: z.boolean(),
})
/** The same with its token. */
export const signedIn = z.object({ ...userInfo.shape, accessToken })
export type SignedIn = z.infer<typeof signedIn>

/** Seconds until another code may be asked for. */
export const codeSent = z.object({ cooldown: z.int() })
/** `isVerify`: the account may sign in; without the right password it is told alike of every account. */
export const accountState = z.object({ isVerify: z.boolean(), passwordVerify: z.boolean(), isCompUser: z.boolean() })
/** Whether the site lets people sign in. */
export const loginIsVerify = z.object({ isVerify: z.boolean() })
/** How many records of each kind. */
export const recordCount = z.object({ selection: z.int(), download: z.int(), collect: z.int(), shopping: z.int() })
/** Agents that a person may act for. */
export const userAgents = z.array(z.object({ userAgentID: z.string(), userAgentName: z.string(), logoUrl: z.nullable(z.string()) }))
/** It is done. */
export const done = z.object({ done: z.literal(true) })
/** Where somebody is signed in. */
export const signInList = z.array(
  z.object({ id: z.string(), device: z.string(), since: z.iso.datetime(), seen: z.iso.datetime(), isThis: z.boolean() }),
)

/** Buttons that a company gives its users. */
export const permissionNames = ['download2d', 'download3d', 'report', 'email', 'submit', 'price'] as const
/** One of them. */
export const permission = z.enum(permissionNames)
export type Permission = z.infer<typeof permission>
/** Those that a user has. */
export const permissions = z.object({ infoReview: z.array(permission) })
/** `user`: phone number or e-mail of a user of the company. */
export const permissionRequest = z.strictObject({ user: z.optional(text), infoReview: z.array(permission).check(z.maxLength(20)) })
/** One button that is given to a user of the company, or taken back. */
export const permissionChange = z.strictObject({ id: text, permission, isGiven: z.boolean() })
export type PermissionChange = z.infer<typeof permissionChange>
/** A page of those who have an account at the company; `account` shows its ends alone. */
export const companyUsers = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      account: z.string(),
      role: z.enum(['user', 'companyAdmin', 'operator']),
      since: z.iso.datetime(),
      infoReview: z.array(permission),
    }),
  ),
  count: z.int(),
})
export type CompanyUser = z.infer<typeof companyUsers>['list'][number]
