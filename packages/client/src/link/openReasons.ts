import type { Reason } from '@hadal/bots'

/** Whether a reason speaks of nothing but what everybody can see. */
export function isOpen({ code }: Reason): boolean {
  return code === 'best-now'
}
