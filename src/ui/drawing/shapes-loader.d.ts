export function shapesOf(svg: string): string;
