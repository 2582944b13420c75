/** Shapes of accounts, sign-in and permissions. Field names are those of the wire. */
import * as z from 'zod/mini'

/** A mobile number of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/
/** An e-mail address on a single line. */
export const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** Shortest and longest password, characters; there are no other requirements (NIST SP 800-63B). */
export const passwordLengths = { least: 8, most: 128 } as const
/** Digits of a verification code, attempts from one address and from all, lifetime, and the delay before another one may be requested. */
export const codeRules = { digits: 6, tries: 5, triesInAll: 50, lifeSeconds: 300, cooldownSeconds: 60 } as const

/** A request text; its content is validated by the sign-in rules, which have messages of their own. */
const text = z.string().check(z.maxLength(200))
const appID = z.enum(['pc', 'openAPI'])

/** Purpose of a verification code: sign-in, new password, new e-mail address. */
export const codeTypes = { signIn: '1', password: '2', email: '3' } as const
/** Purpose of a verification code. */
export const codeType = z.enum(Object.values(codeTypes))
export type CodeType = z.infer<typeof codeType>

/** Sign-in with a verification code. */
export const codeLogin = z.strictObject({ phoneNumber: text, code: text, appID, agreed: z.prefault(z.boolean(), true) })
/** Sign-in with a password. */
export const passwordLogin = z.strictObject({ appid: appID, phone: text, password: text, agreed: z.prefault(z.boolean(), true) })
/** Sign-in without phone or e-mail address: creates an account for the browser. */
export const fixedLogin = z.strictObject({ appid: appID })
/** An account and password to verify. */
export const accountQuestion = z.strictObject({ account: text, password: text })
/** A new e-mail address, with the verification code that was sent to it. */
export const userUpdate = z.strictObject({ email: text, code: z.optional(text) })
/** A new password; `oldPassword` if the account has one. */
export const passwordChange = z.strictObject({ password: text, oldPassword: z.optional(text) })
/** A new password set with a verification code. */
export const passwordReset = z.strictObject({ account: text, code: text, password: text })
/** The agent to act for; null: the company itself. */
export const agentChoice = z.strictObject({ userAgentID: z.nullable(text) })
/** Request with the id of one item. */
export const idRequest = z.strictObject({ id: text })
/** An empty body. */
export const emptyRequest = z.strictObject({})

/** `expires`: ISO 8601. */
const accessToken = z.object({ token: z.string(), expires: z.iso.datetime() })

const authType = z.enum(['open', 'compadmin'])

/** The account that is signed in. */
export const userInfo = z.object({
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  authType,
  /** Whether the account was created for a browser by `fixedlogin`, without phone number and e-mail address. */
  isFixed: z.boolean(),
  /** Whether the account is the operator: pages then link to submitted records. */
  isOperator: z.boolean(),
  hasPassword: z.boolean(),
})
/** The signed-in account with its access token. */
export const signedIn = z.object({ ...userInfo.shape, accessToken })
export type SignedIn = z.infer<typeof signedIn>

/** Seconds until another verification code may be requested. */
export const codeSent = z.object({
  cooldown: z.int(),
  /** Whether the service delivers messages of this kind at all; the same for every account. */
  isDelivered: z.boolean(),
})
export type CodeSent = z.infer<typeof codeSent>
/** `isVerify`: the account may sign in. Without the right password, the response is the same for every account. */
export const accountState = z.object({ isVerify: z.boolean(), passwordVerify: z.boolean(), isCompUser: z.boolean() })
/** Whether the site permits signing in. */
export const loginIsVerify = z.object({ isVerify: z.boolean() })
/** Number of records of each kind. */
export const recordCount = z.object({ selection: z.int(), download: z.int(), collect: z.int(), shopping: z.int() })
/** Agents the person may act for. */
export const userAgents = z.array(z.object({ userAgentID: z.string(), userAgentName: z.string(), logoUrl: z.nullable(z.string()) }))
/** Response of calls that return no data. */
export const done = z.object({ done: z.literal(true) })
/** The active sign-ins of an account. */
export const signInList = z.array(
  z.object({ id: z.string(), device: z.string(), since: z.iso.datetime(), seen: z.iso.datetime(), isThis: z.boolean() }),
)

/** Buttons that a company can grant its users. */
export const permissionNames = ['download2d', 'download3d', 'report', 'email', 'submit', 'price'] as const
/** A button that a company can grant. */
export const permission = z.enum(permissionNames)
export type Permission = z.infer<typeof permission>
/** The buttons granted to a user. */
export const permissions = z.object({ infoReview: z.array(permission) })
/** `user`: phone number or e-mail address of a user of the company. */
export const permissionRequest = z.strictObject({ user: z.optional(text), infoReview: z.array(permission).check(z.maxLength(20)) })
/** Grants one button to a user of the company, or revokes it. */
export const permissionChange = z.strictObject({ id: text, permission, isGiven: z.boolean() })
export type PermissionChange = z.infer<typeof permissionChange>
/** A page of the company's accounts; `account` is masked. */
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
