// A style sheet that a script imports is its minified text.

declare module '*.css' {
  const text: string;
  export default text;
}
