/// Who sees the records of a database in the cloud, which CloudKit's and Core Data's names share.
public enum CKDatabaseScope: Int, Sendable {
  case `public` = 1
  case `private`, shared
}
