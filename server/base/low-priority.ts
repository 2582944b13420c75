/**
 * Imported first by threads whose work nobody waits for on a page: whatever the process answers meanwhile gets the processor first.
 * Only Linux knows a priority of a single thread; elsewhere it is that of the process.
 */
import { constants, setPriority } from 'node:os'

if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
