/** The part of spark-md5 that is measured. */
declare module 'spark-md5' {
  class ArrayBufferHash {
    append(bytes: ArrayBuffer): this;
    end(): string;
  }
  const SparkMD5: { readonly ArrayBuffer: typeof ArrayBufferHash };
  export default SparkMD5;
}
