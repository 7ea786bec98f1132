import * as z from 'zod/mini'

// zod/mini brings no sentences: without these every refused value is 'Invalid input'.
z.config(z.locales.en())
