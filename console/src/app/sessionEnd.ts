/** How a session ended: by the person's own will, here or in another tab, or because it is no longer accepted. */
export type SessionEnd = 'left' | 'leftElsewhere' | 'expired'
