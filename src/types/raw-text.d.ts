declare module "*.txt?raw" {
  const text: string;
  export default text;
}

declare module "*.css?raw" {
  const text: string;
  export default text;
}

declare module "*.typ?raw" {
  const text: string;
  export default text;
}
