/** An account as its owner sees it. */
import type { Person } from './people-repository.ts'

/** Numbers and e-mail are the owner's own and told in full; pages mask them. */
export const infoOf = ({ phone, email, role, password }: Person) => ({
  phoneNumber: phone,
  email,
  authType: role === 'companyAdmin' ? ('compadmin' as const) : ('open' as const),
  isFixed: phone === null && email === null,
  isOperator: role === 'operator',
  hasPassword: password !== null,
})
