/** Where the operator's pages are. */
export const operatorPath = '/usercenter/operator'
/** A record of its number. */
export const recordPath = (number: string): string => `${operatorPath}/${number}`
export const usagePath = `${operatorPath}/usage`
