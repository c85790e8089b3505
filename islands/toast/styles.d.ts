// An imported style sheet is its minified text: see pipeline/assets/islands.ts.

declare module '*.css' {
  const text: string;
  export default text;
}
