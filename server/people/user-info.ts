/** An account as shown to its owner. */
import type { Person } from './people-repository.ts'

/** Phone number and e-mail address are returned in full to their owner; pages mask them. */
export const infoOf = ({ phone, email, role, password }: Person) => ({
  phoneNumber: phone,
  email,
  authType: role === 'companyAdmin' ? ('compadmin' as const) : ('open' as const),
  isFixed: phone === null && email === null,
  isOperator: role === 'operator',
  hasPassword: password !== null,
})
