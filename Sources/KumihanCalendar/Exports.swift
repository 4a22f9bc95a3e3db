// Files of rules are read and their errors thrown in the words of the JSON module.
@_exported public import KumihanData
