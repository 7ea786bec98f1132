export const productColors = { light: '#2f52d6', dark: '#8ea6ff' } as const

export const productColor = productColors.light
