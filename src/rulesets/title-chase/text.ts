export const text = () => 'x'
