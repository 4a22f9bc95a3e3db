public import Foundation

// What Core Data may fail with, by Apple's numbers.
extension CocoaError.Code {
  public static var managedObjectValidation: Self { Self(rawValue: 1550) }
  public static var validationMultipleErrors: Self { Self(rawValue: 1560) }
  public static var validationMissingMandatoryProperty: Self { Self(rawValue: 1570) }
  public static var validationRelationshipLacksMinimumCount: Self { Self(rawValue: 1580) }
  public static var validationRelationshipExceedsMaximumCount: Self { Self(rawValue: 1590) }
  public static var validationRelationshipDeniedDelete: Self { Self(rawValue: 1600) }
  public static var validationNumberTooLarge: Self { Self(rawValue: 1610) }
  public static var validationNumberTooSmall: Self { Self(rawValue: 1620) }
  public static var validationDateTooLate: Self { Self(rawValue: 1630) }
  public static var validationDateTooSoon: Self { Self(rawValue: 1640) }
  public static var validationInvalidDate: Self { Self(rawValue: 1650) }
  public static var validationStringTooLong: Self { Self(rawValue: 1660) }
  public static var validationStringTooShort: Self { Self(rawValue: 1670) }
  public static var validationStringPatternMatching: Self { Self(rawValue: 1680) }
  public static var validationInvalidURI: Self { Self(rawValue: 1690) }
  public static var managedObjectContextLocking: Self { Self(rawValue: 132_000) }
  public static var persistentStoreCoordinatorLocking: Self { Self(rawValue: 132_010) }
  public static var managedObjectReferentialIntegrity: Self { Self(rawValue: 133_000) }
  public static var managedObjectExternalRelationship: Self { Self(rawValue: 133_010) }
  public static var managedObjectMerge: Self { Self(rawValue: 133_020) }
  public static var managedObjectConstraintMerge: Self { Self(rawValue: 133_021) }
  public static var persistentStoreInvalidType: Self { Self(rawValue: 134_000) }
  public static var persistentStoreTypeMismatch: Self { Self(rawValue: 134_010) }
  public static var persistentStoreIncompatibleSchema: Self { Self(rawValue: 134_020) }
  public static var persistentStoreSave: Self { Self(rawValue: 134_030) }
  public static var persistentStoreIncompleteSave: Self { Self(rawValue: 134_040) }
  public static var persistentStoreSaveConflicts: Self { Self(rawValue: 134_050) }
  public static var coreData: Self { Self(rawValue: 134_060) }
  public static var persistentStoreOperation: Self { Self(rawValue: 134_070) }
  public static var persistentStoreOpen: Self { Self(rawValue: 134_080) }
  public static var persistentStoreTimeout: Self { Self(rawValue: 134_090) }
  public static var persistentStoreUnsupportedRequestType: Self { Self(rawValue: 134_091) }
  public static var persistentStoreIncompatibleVersionHash: Self { Self(rawValue: 134_100) }
  public static var migration: Self { Self(rawValue: 134_110) }
  public static var migrationConstraintViolation: Self { Self(rawValue: 134_111) }
  public static var migrationCancelled: Self { Self(rawValue: 134_120) }
  public static var migrationMissingSourceModel: Self { Self(rawValue: 134_130) }
  public static var migrationMissingMappingModel: Self { Self(rawValue: 134_140) }
  public static var migrationManagerSourceStore: Self { Self(rawValue: 134_150) }
  public static var migrationManagerDestinationStore: Self { Self(rawValue: 134_160) }
  public static var entityMigrationPolicy: Self { Self(rawValue: 134_170) }
  public static var sqlite: Self { Self(rawValue: 134_180) }
  public static var inferredMappingModel: Self { Self(rawValue: 134_190) }
  public static var externalRecordImport: Self { Self(rawValue: 134_200) }
}

extension CocoaError {
  public static var managedObjectValidation: Code { .managedObjectValidation }
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  public static var validationMissingMandatoryProperty: Code { .validationMissingMandatoryProperty }
  public static var validationRelationshipLacksMinimumCount: Code {
    .validationRelationshipLacksMinimumCount
  }
  public static var validationRelationshipExceedsMaximumCount: Code {
    .validationRelationshipExceedsMaximumCount
  }
  public static var validationRelationshipDeniedDelete: Code { .validationRelationshipDeniedDelete }
  public static var validationNumberTooLarge: Code { .validationNumberTooLarge }
  public static var validationNumberTooSmall: Code { .validationNumberTooSmall }
  public static var validationDateTooLate: Code { .validationDateTooLate }
  public static var validationDateTooSoon: Code { .validationDateTooSoon }
  public static var validationInvalidDate: Code { .validationInvalidDate }
  public static var validationStringTooLong: Code { .validationStringTooLong }
  public static var validationStringTooShort: Code { .validationStringTooShort }
  public static var validationStringPatternMatching: Code { .validationStringPatternMatching }
  public static var validationInvalidURI: Code { .validationInvalidURI }
  public static var managedObjectContextLocking: Code { .managedObjectContextLocking }
  public static var persistentStoreCoordinatorLocking: Code { .persistentStoreCoordinatorLocking }
  public static var managedObjectReferentialIntegrity: Code { .managedObjectReferentialIntegrity }
  public static var managedObjectExternalRelationship: Code { .managedObjectExternalRelationship }
  public static var managedObjectMerge: Code { .managedObjectMerge }
  public static var managedObjectConstraintMerge: Code { .managedObjectConstraintMerge }
  public static var persistentStoreInvalidType: Code { .persistentStoreInvalidType }
  public static var persistentStoreTypeMismatch: Code { .persistentStoreTypeMismatch }
  public static var persistentStoreIncompatibleSchema: Code { .persistentStoreIncompatibleSchema }
  public static var persistentStoreSave: Code { .persistentStoreSave }
  public static var persistentStoreIncompleteSave: Code { .persistentStoreIncompleteSave }
  public static var persistentStoreSaveConflicts: Code { .persistentStoreSaveConflicts }
  public static var coreData: Code { .coreData }
  public static var persistentStoreOperation: Code { .persistentStoreOperation }
  public static var persistentStoreOpen: Code { .persistentStoreOpen }
  public static var persistentStoreTimeout: Code { .persistentStoreTimeout }
  public static var persistentStoreUnsupportedRequestType: Code {
    .persistentStoreUnsupportedRequestType
  }
  public static var persistentStoreIncompatibleVersionHash: Code {
    .persistentStoreIncompatibleVersionHash
  }
  public static var migration: Code { .migration }
  public static var migrationConstraintViolation: Code { .migrationConstraintViolation }
  public static var migrationCancelled: Code { .migrationCancelled }
  public static var migrationMissingSourceModel: Code { .migrationMissingSourceModel }
  public static var migrationMissingMappingModel: Code { .migrationMissingMappingModel }
  public static var migrationManagerSourceStore: Code { .migrationManagerSourceStore }
  public static var migrationManagerDestinationStore: Code { .migrationManagerDestinationStore }
  public static var entityMigrationPolicy: Code { .entityMigrationPolicy }
  public static var sqlite: Code { .sqlite }
  public static var inferredMappingModel: Code { .inferredMappingModel }
  public static var externalRecordImport: Code { .externalRecordImport }
}
