// An imported style sheet is its minified text: see pipeline/islands.ts.

declare module '*.css' {
  const text: string;
  export default text;
}
